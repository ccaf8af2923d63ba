/** Documents too long for a single string, over a store that contains only the graph's frame and entries. */
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publicBase } from '@/lib/facts/public-base'
import type { GraphPart, Store } from '@/lib/facts/store/store'
import type { Encoding } from '../representation'
import { largeDocument } from './large-document'

const site = 'https://atlas.test'
const nodes = Array.from({ length: 1200 }, (_, id) => ({
  id,
  url: `${publicBase}/x`,
  é: '"data":[]',
}))
const metadata = { total: nodes.length, note: 'data' }

/** A store with nodes but no links, which counts how often it is read. */
function storeOf(entries: readonly object[], broken = false) {
  const read = { times: 0 }
  async function* graph(part: GraphPart) {
    read.times += 1
    if (broken && read.times === 1) throw new Error('broken')
    for (const entry of part === 'nodes' ? entries : []) yield JSON.stringify(entry)
  }
  const frames: Record<string, string> = {
    'graph/nodes/frame': JSON.stringify({ data: [], metadata }),
  }
  const document = async (path: string) => frames[path]
  return { read, store: { document, graph } as unknown as Store }
}

const decode: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
}

async function answerOf(store: Store, encoding?: Encoding) {
  const document = await largeDocument(store, 'graph/nodes', site)
  const answer = await document?.encoded('tag', { a: 'b' }, encoding)
  if (!answer) throw new Error('no document')
  const { body, headers } = answer
  const bytes = Buffer.isBuffer(body) ? body : await buffer(body)
  const decoded = decode[headers['content-encoding'] ?? '']?.(bytes) ?? bytes
  return { headers, bytes, json: JSON.parse(String(decoded)) }
}

test('a long document is the same in every encoding, and has the addresses of the site', async () => {
  const { store } = storeOf(nodes)
  const data = nodes.map((node) => ({ ...node, url: `${site}/x` }))
  for (const encoding of ['gzip', 'br', 'zstd', undefined] as const) {
    const { headers, bytes, json } = await answerOf(store, encoding)
    expect(json, encoding).toEqual({ data, metadata })
    const isCoded = encoding === 'gzip' || encoding === 'br'
    expect(headers, encoding).toEqual(
      isCoded
        ? {
            a: 'b',
            etag: `"tag-${encoding}"`,
            'content-encoding': encoding,
            'content-length': String(bytes.length),
          }
        : { a: 'b', etag: '"tag"' },
    )
  }
})

test('a long document is compressed once for all who ask for it, and again if that fails', async () => {
  const { read, store } = storeOf(nodes)
  await Promise.all([answerOf(store, 'gzip'), answerOf(store, 'gzip')])
  await answerOf(store, 'gzip')
  expect(read.times).toBe(1)
  const broken = storeOf(nodes, true)
  await expect(answerOf(broken.store, 'gzip')).rejects.toThrow('broken')
  expect((await answerOf(broken.store, 'gzip')).json.data).toHaveLength(nodes.length)
})

test('a list of no entries is empty, and other documents are none of these', async () => {
  expect((await answerOf(storeOf([]).store)).json).toEqual({ data: [], metadata })
  const { store } = storeOf(nodes)
  expect(await largeDocument(store, 'graph/links', site)).toBeUndefined()
  expect(await largeDocument(store, 'projects/1', site)).toBeUndefined()
})
