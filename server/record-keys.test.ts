import { expect, test } from 'vitest'
import { storedReleases } from '@/tests/fixtures/releases'
import { getRecords } from './record-keys'
import { Snapshots } from './snapshots'

test('has only the current records and the records that a version removed', async () => {
  const released = await storedReleases()
  const snapshots = await Snapshots.open(released.storePath)
  const records = getRecords(snapshots)
  const [older, , newest] = released.snapshots
  const getIds = (snapshot: typeof older) => snapshot?.families.entities.map(({ id }) => id)
  const gone = getIds(older)?.filter((id) => !getIds(newest)?.includes(id)) ?? []
  try {
    expect(gone).toHaveLength(1)
    const ids = [...(getIds(newest) ?? []), ...gone, 999_999]
    const found = ids.map((id) => records('entities').has(String(id)))
    expect(found).toEqual(ids.map((id) => id !== 999_999))
    expect(records('people').has(String(gone[0]))).toBe(false)
    expect(records('countries').has('CH')).toBe(true)
    expect(records('countries').has('ZZ')).toBe(false)
    const [first] = newest?.families.entities ?? []
    expect(records('entities').get(String(first?.id))).toMatch(new RegExp(`^${first?.id}-[a-z]`))
    expect(records('countries').get('CH')).toBe('CH')
    expect(records('entities').get(String(gone[0])), 'a removed record').toBeUndefined()
  } finally {
    await snapshots.close()
    await released.close()
  }
})
