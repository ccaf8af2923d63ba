import { expect, test } from 'vitest'
import { graphFrame, type Store } from '@/lib/facts/store/store'
import { Releases } from '../releases'
import { StoreSearch } from '../search'
import { askOf } from './ask'

test('says that a graph is too large for it, in place of reading it whole', async () => {
  const documents: Record<string, string> = {
    [graphFrame('nodes')]: '{"data":[]}',
    terms: '{"title":"Synthetic"}',
  }
  const document = async (path: string) => documents[path]
  const store = { document } as Partial<Store> as Store
  const search = () => StoreSearch.of(store)
  const options = { releases: new Releases('nowhere'), siteUrl: 'https://atlas.test' }
  const ask = askOf({ store, search }, options)
  await expect(ask('/graph/nodes')).rejects.toThrow('too large for that: GET /graph/nodes')
  expect(await ask('/terms')).toEqual({ title: 'Synthetic' })
})
