/** Some profiles of each family as served. `tests/facts/profiles.test.ts` renders the profiles of all records. */
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import type { SourceSummary } from '@/lib/contract/sources'
import { getAddress } from '@/lib/portal/records/record-address'
import { all } from '../contract/client'
import { everyRecord } from '../fixtures/every-record'
import {
  attributions,
  missingSources,
  shownDocument,
  sourcesIn,
  unattributedSources,
} from '../fixtures/sources'
import { ask } from './served-page'

/** The record with the most sources, and the first and the last one. */
function some<R extends { document: object }>(records: readonly R[]): R[] {
  const [richest] = records.toSorted((a, b) => sourcesIn(b).length - sourcesIn(a).length)
  const chosen = [richest, records[0], records.at(-1)]
  return [...new Set(chosen.filter((record) => record !== undefined))]
}

test('profiles of every family show every source that the API gives for them, with publisher and kind', async () => {
  const records = await everyRecord()
  const knownSources = attributions(await all<SourceSummary>('/sources'))
  expect(families).not.toEqual([])
  for (const family of families) {
    let checked = 0
    for (const { document, relationships } of some(
      records.filter((one) => one.family === family),
    )) {
      const path = getAddress(family, document)
      const response = await ask(path)
      expect(response.status, path).toBe(200)
      const html = await response.text()
      const sources = sourcesIn([shownDocument(family, document, html), relationships])
      expect(missingSources(sources, html), path).toEqual([])
      expect(unattributedSources(sources, knownSources, html), path).toEqual([])
      checked += sources.length
    }
    expect(checked, family).toBeGreaterThan(0)
  }
})
