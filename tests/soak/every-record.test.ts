/** What `npm test` proves of some records, or of synthetic ones, for every record. */
import { cpSync } from 'node:fs'
import { expect } from 'vitest'
import { releasesBeside } from '@/lib/facts/releases/stored'
import { testSameAnswers } from '../contract/postgres/same-answer-tests'
import { ended, runScript } from '../contract/processes'
import { testServedRecords } from '../contract/served-record-tests'
import { copiedPlace } from '../contract/stored-place'
import { testCitations } from '../facts/citation-tests'
import { testExports } from '../facts/export-tests'
import { testFactLinks } from '../facts/fact-link-tests'

testServedRecords({ oneIn: 1 })
testFactLinks({ oneIn: 1 })
testCitations({ oneIn: 1 })
testExports({ oneIn: 1 })
testSameAnswers({
  inFile: copiedPlace,
  fill: async (inDatabase, inFile) => {
    const releases = releasesBeside(inDatabase.store)
    cpSync(releasesBeside(inFile.store), releases, { recursive: true })
    expect(await ended(runScript('data-compile', inDatabase))).toBe(0)
  },
  requests: 4_000,
})
