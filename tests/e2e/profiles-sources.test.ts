/**
 * Some profiles of each family as served. `tests/facts/profile-sources.test.ts` renders the profiles of all records,
 * and `tests/soak/profiles-sources.test.ts` requests all of them from the server.
 */
import { expect, test } from '@playwright/test'
import { families } from '@/lib/contract/families'
import { everyRecord } from '../fixtures/every-record'
import { sourcesIn } from '../fixtures/sources'
import { largestMedian, median, servedSources } from './served-sources'

/** The record with the most sources, and others at even intervals from first to last. */
function some<R extends { document: object }>(records: readonly R[], count: number): R[] {
  const step = Math.max(1, Math.floor(records.length / count))
  const richest = records.toSorted((a, b) => sourcesIn(b).length - sourcesIn(a).length)[0]
  return [
    ...new Set([...records.filter((_, at) => at % step === 0), ...(richest ? [richest] : [])]),
  ]
}

test('profiles of every family show every source that the API gives for them, with publisher and kind', async () => {
  const records = await everyRecord()
  for (const family of families) {
    const chosen = some(
      records.filter((record) => record.family === family),
      3,
    )
    const { faults, checked } = await servedSources(chosen)
    expect(faults).toEqual([])
    expect(checked, family).toBeGreaterThan(0)
  }
})

test('half of the profiles of projects are smaller than their budget', async () => {
  const projects = (await everyRecord()).filter(({ family }) => family === 'projects')
  const { faults, sizes } = await servedSources(some(projects, 20))
  expect(faults).toEqual([])
  expect(median(sizes)).toBeLessThan(largestMedian)
})
