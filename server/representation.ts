/** A finished body with its entity tag, compressed once for each encoding on first request. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import {
  init as initZstd,
  compress as zstdCompress,
  decompress as zstdDecompress,
} from '@bokuweb/zstd-wasm'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { once } from '@/lib/promises/cached-promise'

/** In the server's order of preference. */
const encodings = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Smaller bodies are sent uncompressed: compressing them would not save a packet. */
const minCompressedBytes = 1024

/**
 * zstd compresses on this thread while other requests wait, so long bodies are compressed less thoroughly, and very
 * long bodies not at all.
 */
const maxCarefulZstdBytes = 256 * 1024
const maxZstdBytes = 2 * 1024 * 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const zstdReady = once(() => initZstd())

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        // Higher qualities take four times as long for five percent less.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: async (body) => {
    await zstdReady()
    return Buffer.from(zstdCompress(body, body.length > maxCarefulZstdBytes ? 3 : 9))
  },
  gzip: (body) => zip(body, { level: 9 }),
}

const decompressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  zstd: async (body) => Buffer.from(zstdDecompress(body)),
  gzip: promisify(gunzip),
}

const negotiator = new Negotiator({
  supportedValues: [...encodings],
  cache: new LRUCache<string, string>({ max: 500 }),
})

/** The encoding to use for an `Accept-Encoding` header; undefined for an uncompressed body. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined =>
  header && header.length <= 200
    ? ((negotiator.negotiate(header) as Encoding | null) ?? undefined)
    : undefined

export interface Encoded {
  body: Buffer
  /** All headers of a 200 response with this body, including the strong entity tag of the encoding. */
  headers: Readonly<Record<string, string>>
  /** The same headers as names and values in turn, which Node.js writes faster than an object. */
  fields?: readonly string[]
}

export function getFields(headers: Encoded['headers']): string[] {
  const fields: string[] = []
  for (const name in headers) fields.push(name, headers[name] ?? '')
  return fields
}

/** The measured memory of a response besides its bodies: its headers, its key and the objects around them. */
const overheadBytes = 2048

/**
 * A small buffer is a part of a slab of 8 KB, and would retain the entire slab for as long as it is
 * cached.
 */
const unpooled = (body: Buffer): Buffer =>
  body.buffer.byteLength === body.length ? body : Buffer.from(new Uint8Array(body).buffer)

/** Pictures are compressed by their format, so that compressing them again would save nothing. */
const isPicture = (headers: Encoded['headers']): boolean =>
  /^image\/(?!svg)/.test(headers['content-type'] ?? '')

/** Stored size of a compressed page relative to its body, for up to two encodings, as measured. */
const compressedShare = 0.35

export class Representation {
  /** Undefined once the body is stored compressed only. */
  #identity: Encoded | undefined
  readonly #length: number
  #isStoredCompressed = false
  readonly #encoded = new Map<Encoding, Encoded | Promise<Encoded>>()

  /** `tag` identifies the content in all encodings, without quotes; `headers` are sent with every response. */
  constructor(
    body: Buffer,
    readonly tag: string,
    private readonly headers: Readonly<Record<string, string>>,
  ) {
    this.#identity = this.#finish(unpooled(body))
    this.#length = body.length
  }

  /**
   * Compresses the body, in the first encoding that a client accepts, and then drops the uncompressed body: clients
   * without compression are rare, and each of their requests decompresses it again. For caches of many long bodies.
   */
  storeCompressed(): void {
    if (this.#length < minCompressedBytes || isPicture(this.headers)) return
    this.#isStoredCompressed = true
    // By then, the request that waits for the body has chosen an encoding.
    setImmediate(async () => {
      try {
        const [chosen = this.encode('br')] = this.#encoded.values()
        await chosen
        this.#identity = undefined
      } catch {
        // The body stays uncompressed.
      }
    })
  }

  /** From the encoding in which the body is stored. */
  async #decompress(): Promise<Encoded> {
    const [[encoding, encoded] = []] = this.#encoded
    if (!encoding || !encoded) throw new Error('There is no compressed body')
    return this.#finish(await decompressors[encoding]((await encoded).body))
  }

  #finish(body: Buffer, encoding?: Encoding): Encoded {
    const length = String(body.length)
    const coded = encoding && { 'content-encoding': encoding }
    const etag = makeEtag(this.tag, encoding)
    const headers = { ...this.headers, ...coded, etag, 'content-length': length }
    return { body, headers, fields: getFields(headers) }
  }

  equals(other: Representation): boolean {
    return this.tag === other.tag && isDeepStrictEqual(this.headers, other.headers)
  }

  /** Estimated size in bytes with all encodings, for bounded caches. */
  get size(): number {
    return (
      Math.ceil(this.#length * (this.#isStoredCompressed ? compressedShare : 1.5)) + overheadBytes
    )
  }

  /** The body in an encoding, or a promise of it if it must be compressed or decompressed first. */
  encode(encoding: Encoding | undefined): Encoded | Promise<Encoded> {
    const isShort = this.#length < minCompressedBytes
    if (!encoding || isShort || (encoding === 'zstd' && this.#length > maxZstdBytes)) {
      return this.#identity ?? this.#decompress()
    }
    const cached = this.#encoded.get(encoding)
    if (cached) return cached
    const compressing = this.#compress(encoding)
    compressing.catch(() => this.#encoded.delete(encoding))
    this.#encoded.set(encoding, compressing)
    return compressing
  }

  async #compress(encoding: Encoding): Promise<Encoded> {
    const { body } = this.#identity ?? (await this.#decompress())
    const done = this.#finish(unpooled(await compressors[encoding](body)), encoding)
    this.#encoded.set(encoding, done)
    return done
  }
}

/** The strong entity tag of the content in an encoding. */
export const makeEtag = (tag: string, encoding: Encoding | undefined): string =>
  encoding ? `"${tag}-${encoding}"` : `"${tag}"`

export const getTag = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 22)
}

const tagForm = /^(?:W\/)?"([^"]*?)(?:-(?:br|zstd|gzip))?"$/

/** The strong entity tag in `If-None-Match` that names the content in any encoding (RFC 9110, 13.1.2). */
export const findEtag = (header: string, tag: string): string | undefined =>
  header
    .split(',')
    .map((part) => part.trim())
    .find((part) => tagForm.exec(part)?.[1] === tag)
    ?.replace(/^W\//, '')

/** True if `If-None-Match` names the content in any encoding, or any content. */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header.trim() === '*' || findEtag(header, tag) !== undefined)

/**
 * Sends a finished body with the headers that the reply already has, while bypassing the rest of Fastify's reply,
 * whose hooks and header checks take as long as the rest of the request. For HEAD, Node.js omits the body.
 */
export function sendNow(reply: FastifyReply, encoded: Encoded, status = 200): void {
  const { headers, body, fields = getFields(headers) } = encoded
  // A server that is stopping has answered already.
  if (reply.raw.headersSent) return
  reply.hijack()
  const allFields = [...fields]
  const ownHeaders = reply.getHeaders()
  for (const name in ownHeaders) {
    if (!(name in headers)) allFields.push(name, String(ownHeaders[name]))
  }
  reply.raw.writeHead(status, allFields)
  reply.raw.end(body)
}

/** Sends a representation in an encoding, or a 304 if the client already has it. */
export async function sendRepresentation(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  encoding?: Encoding,
): Promise<void> {
  const encoded = await representation.encode(encoding)
  return matchesTag(headers['if-none-match'], representation.tag)
    ? sendNotModified(reply, encoded)
    : sendNow(reply, encoded)
}

/** Sends a 304, because the client already has this body. */
export function sendNotModified(reply: FastifyReply, { headers }: Encoded): void {
  const { 'content-length': _, 'content-encoding': __, ...headersWithoutBody } = headers
  sendNow(reply, { body: Buffer.alloc(0), headers: headersWithoutBody }, 304)
}
