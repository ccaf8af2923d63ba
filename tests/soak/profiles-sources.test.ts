/** Every profile, as served. */
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { everyRecord } from '../fixtures/every-record'
import { largestMedian, median, servedSources } from '../pages/served-sources'

for (const family of families) {
  test(`every profile of ${family} is served with every source that the API gives for it, its publisher and its kind`, async () => {
    const records = (await everyRecord()).filter((record) => record.family === family)
    expect(records.length).toBeGreaterThan(0)
    const { faults, checked, sizes } = await servedSources(records)
    expect(faults).toEqual([])
    if (family === 'projects') expect(median(sizes)).toBeLessThan(largestMedian)
    expect(checked).toBeGreaterThan(0)
  })
}
