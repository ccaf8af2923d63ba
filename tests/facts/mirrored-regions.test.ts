/** A mirror finds regions by searching, so each must be found through the words of other records. */
import { expect, test } from 'vitest'
import { Dataset } from '@/lib/dataset/dataset'
import { compileFolder } from '@/lib/facts/compile/compile'
import { findRegions } from '@/lib/facts/mirror/collect'

test('every region of our own facts is found', async () => {
  const snapshot = await compileFolder('data')
  const getRegions = snapshot.search.filter(({ group }) => group === 'regions')
  const dataset = Dataset.of(snapshot)
  const ask = async (query?: string) => dataset.search(query, 5).map((text) => JSON.parse(text))
  const found = await findRegions(ask, [], () => {})
  expect(getRegions).not.toEqual([])
  expect(found.map(({ title }) => title).sort()).toEqual(
    getRegions.map(({ result }) => result.title).sort(),
  )
})
