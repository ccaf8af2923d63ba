/** What `npm test` proves of some records, or of synthetic ones, for every record. */
import { testServedRecords } from '../contract/served-record-tests'
import { testCitations } from '../facts/citation-tests'
import { testExports } from '../facts/export-tests'
import { testFactLinks } from '../facts/fact-link-tests'

testServedRecords({ oneIn: 1 })
testFactLinks({ oneIn: 1 })
testCitations({ oneIn: 1 })
testExports({ oneIn: 1 })
