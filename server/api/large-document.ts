/** A document that is too long for a single string. It is read in parts, and compressed once for each encoding. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { publicBase } from '@/lib/facts/public-base'
import { type GraphPart, graphFrame, graphParts, type Store } from '@/lib/facts/store/store'
import { cachedPromise } from '@/lib/promises/cached-promise'
import { type Encoding, etagOf } from '../representation'

const entriesAtOnce = 200

/** Yields, in parts, the text of an object whose list of entries is empty in the frame and filled in here. */
async function* filled(frame: string, entries: Iterable<string> | AsyncIterable<string>) {
  const emptyList = '"data":[]'
  const start = frame.indexOf(emptyList) + emptyList.length - 1
  let part = frame.slice(0, start)
  let count = 0
  for await (const entry of entries) {
    part += count === 0 ? entry : `,${entry}`
    count += 1
    if (count % entriesAtOnce > 0) continue
    yield part
    part = ''
    // The consumer may request the next part at once, so yield to other work here.
    await yieldToOthers()
  }
  yield part + frame.slice(start)
}

/** Compression levels are lower than those of short documents, because there is so much to compress. */
const compressors = {
  gzip: () => createGzip({ level: 6 }),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}
type Compressed = keyof typeof compressors

const isCompressed = (encoding: Encoding | undefined): encoding is Compressed =>
  encoding !== undefined && encoding in compressors

async function compress(parts: AsyncIterable<string>, encoding: Compressed): Promise<Buffer> {
  const chunks: Buffer[] = []
  await pipeline(Readable.from(parts), compressors[encoding](), async (compressed) => {
    for await (const chunk of compressed) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}

export interface EncodedDocument {
  /** The compressed bytes, which are kept in memory, or a stream of the uncompressed text. */
  body: Buffer | Readable
  headers: Record<string, string>
}

export class LargeDocument {
  /** A failed compression is tried again by the next request. */
  readonly #compressed = new Map<Compressed, Promise<Buffer>>()

  /** `parts` yields the text from its start each time it is called. */
  constructor(private readonly parts: () => AsyncIterable<string>) {}

  /** Returns the document in an encoding. A client that accepts neither gzip nor Brotli gets an uncompressed stream. */
  async encoded(
    tag: string,
    headers: Record<string, string>,
    encoding: Encoding | undefined,
  ): Promise<EncodedDocument> {
    if (!isCompressed(encoding)) {
      return {
        body: Readable.from(this.parts()),
        headers: { ...headers, etag: etagOf(tag, undefined) },
      }
    }
    const body = await cachedPromise(this.#compressed, encoding, () =>
      compress(this.parts(), encoding),
    )
    const coded = { 'content-encoding': encoding, 'content-length': String(body.length) }
    return { body, headers: { ...headers, ...coded, etag: etagOf(tag, encoding) } }
  }
}

async function made(
  store: Store,
  part: GraphPart,
  siteUrl: string,
): Promise<LargeDocument | undefined> {
  const frame = await store.document(graphFrame(part))
  if (frame === undefined) return undefined
  return new LargeDocument(async function* () {
    for await (const text of filled(frame, store.graph(part))) {
      yield text.replaceAll(publicBase, siteUrl)
    }
  })
}

/** A store does not change, so its documents are compressed only once. */
const documents = new WeakMap<Store, Map<GraphPart, Promise<LargeDocument | undefined>>>()

/** The nodes or links of a store that has them only as rows; undefined for any other path or store. */
export async function largeDocument(
  store: Store,
  path: string,
  siteUrl: string,
): Promise<LargeDocument | undefined> {
  const part = graphParts.find((one) => path === `graph/${one}`)
  if (!part) return undefined
  const ofStore = documents.get(store) ?? new Map()
  documents.set(store, ofStore)
  return cachedPromise(ofStore, part, () => made(store, part, siteUrl))
}
