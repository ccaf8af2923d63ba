/** Some profiles of each family as served. `tests/facts/profile-sources.test.ts` renders the profiles of all records. */
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { everyRecord } from '../fixtures/every-record'
import { sourcesIn } from '../fixtures/sources'
import { servedSources } from './served-sources'

/** The record with the most sources, and the first and the last one. */
function some<R extends { document: object }>(records: readonly R[]): R[] {
  const [richest] = records.toSorted((a, b) => sourcesIn(b).length - sourcesIn(a).length)
  const chosen = [richest, records[0], records.at(-1)]
  return [...new Set(chosen.filter((record) => record !== undefined))]
}

test('profiles of every family show every source that the API gives for them, with publisher and kind', async () => {
  const records = await everyRecord()
  expect(families).not.toEqual([])
  for (const family of families) {
    const chosen = some(records.filter((record) => record.family === family))
    const { faults, checked } = await servedSources(chosen)
    expect(faults).toEqual([])
    expect(checked, family).toBeGreaterThan(0)
  }
})
