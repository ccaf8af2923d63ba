import { expect, test } from 'vitest'
import { snapshotOf } from '@/tests/fixtures/snapshot'
import { stores } from '@/tests/fixtures/stores'
import { maxEntriesOfDocument } from './rows'
import { graphFrame } from './store'

const entries = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
const metadata = { total: 0 }
const snapshot = snapshotOf({
  documents: {
    'graph/nodes': { data: entries(maxEntriesOfDocument), metadata },
    'graph/links': { data: entries(maxEntriesOfDocument + 1), metadata },
  },
})

test('a part of the graph that is too long for a document is stored in rows, with a frame', () =>
  stores.SQLite?.(snapshot, async (store) => {
    expect(JSON.parse((await store.document('graph/nodes')) ?? '').data).toHaveLength(20_000)
    expect(await store.document(graphFrame('nodes'))).toBeUndefined()
    expect(await store.document('graph/links')).toBeUndefined()
    expect(await store.document(graphFrame('links'))).toBe('{"data":[],"metadata":{"total":0}}')
    const links: string[] = []
    for await (const text of store.graph('links')) links.push(text)
    expect(links).toHaveLength(20_001)
    expect(links.at(-1)).toBe('{"id":20000}')
  }))
