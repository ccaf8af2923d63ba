import { expect, test } from '@playwright/test'
import { item, snapshotOf } from '@/tests/fixtures/snapshot'
import { stores } from '@/tests/fixtures/stores'

const people = [
  item(7, 'Ada', { filters: { type: ['A', 'B'], place: ['X'] } }),
  item(3, 'Bo', { filters: { type: ['B'], place: ['X', 'Y'] } }),
  item(5, 'Cy', { filters: { type: ['A'] }, includes: { roles: [{ id: 1 }] } }),
]
const snapshot = snapshotOf({ items: { people, dlts: [item(3, 'Ledger')] } })

for (const [kind, make] of Object.entries(stores)) {
  test(`${kind} gives the items with certain ids in the order of the list, whatever theirs is`, () =>
    make(snapshot, async (store) => {
      const namesOf = async (ids: number[], filters?: Record<string, string>) =>
        (await store.chosen({ collection: 'people', ids, filters })).map(
          (text) => JSON.parse(text).name,
        )
      expect(await namesOf([5, 3, 7])).toEqual(['Ada', 'Bo', 'Cy'])
      expect(await namesOf([5, 5, 99])).toEqual(['Cy'])
      expect(await namesOf([])).toEqual([])
      expect(await namesOf([3, 5, 7], { type: 'B' })).toEqual(['Ada', 'Bo'])
      expect(await namesOf([3, 5, 7], { type: 'B', place: 'Y' })).toEqual(['Bo'])
      expect(await namesOf([3, 5, 7], { type: 'C' })).toEqual([])
      const asked = { collection: 'people', ids: [5], includes: ['roles'] } as const
      expect(await store.chosen(asked)).toEqual(['{"id":5,"name":"Cy","roles":[{"id":1}]}'])
    }))
}
