import { expect, test } from 'vitest'
import { storedReleases } from '@/tests/fixtures/releases'
import { getRecords, recordSegments } from './record-keys'
import { Snapshots } from './snapshots'

test('has the current records and those that a version removed, and no others', async () => {
  const released = await storedReleases()
  const snapshots = await Snapshots.open(released.storePath)
  const hasRecord = getRecords(snapshots)
  const [older, , newest] = released.snapshots
  const getIds = (snapshot: typeof older) => snapshot?.families.entities.map(({ id }) => id)
  const gone = getIds(older)?.filter((id) => !getIds(newest)?.includes(id)) ?? []
  try {
    expect(gone).toHaveLength(1)
    const ids = [...(getIds(newest) ?? []), ...gone, 999_999]
    const found = await Promise.all(ids.map((id) => hasRecord('entities', String(id))))
    expect(found).toEqual(ids.map((id) => id !== 999_999))
    expect(await hasRecord('people', String(gone[0]))).toBe(false)
    expect(await hasRecord('countries', 'CH')).toBe(true)
    expect(await hasRecord('countries', 'ZZ')).toBe(false)
    const segment = recordSegments(snapshots)
    const [first] = newest?.families.entities ?? []
    expect(await segment('entities', String(first?.id))).toMatch(new RegExp(`^${first?.id}-[a-z]`))
    expect(await segment('countries', 'CH')).toBe('CH')
    expect(await segment('entities', String(gone[0])), 'a removed record').toBeUndefined()
  } finally {
    await snapshots.close()
    await released.close()
  }
})
