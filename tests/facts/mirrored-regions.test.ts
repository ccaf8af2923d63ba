/** A mirror finds regions by searching, so each must be found through the words of other records. */
import { expect, test } from 'vitest'
import { compileFolder } from '@/lib/facts/compile/compile'
import { findRegions } from '@/lib/facts/mirror/regions'
import { stores } from '../fixtures/stores'

test('every region of our own facts is found', async () => {
  const snapshot = await compileFolder('data')
  const regionsOf = snapshot.search.filter(({ group }) => group === 'regions')
  expect(regionsOf.length).toBeGreaterThan(5)
  for (const make of Object.values(stores)) {
    await make(snapshot, async (store) => {
      const ask = async (query?: string) =>
        (await store.search(query, 5)).map((text) => JSON.parse(text))
      const found = await findRegions(ask, [], () => {})
      expect(found.map(({ title }) => title).sort()).toEqual(
        regionsOf.map(({ result }) => result.title).sort(),
      )
    })
  }
})
