import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { decompress as zstdDecompress } from '@bokuweb/zstd-wasm'
import { expect, test } from 'vitest'
import {
  acceptedEncoding,
  type Encoding,
  getTag,
  matchesTag,
  Representation,
} from './representation'

const long = Buffer.from('Zürich, a body that compresses well. '.repeat(200))
const encodings: Encoding[] = ['br', 'zstd', 'gzip']
const represent = (body: Buffer) =>
  new Representation(body, 'tag', { 'content-type': 'text/plain' })

/** Decodes a body. Compressing it has already initialized zstd, which must not be initialized twice. */
function decoded(encoding: Encoding, body: Buffer): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  if (encoding === 'gzip') return gunzipSync(body)
  return Buffer.from(zstdDecompress(body))
}

test('an encoded body decodes to the original in every encoding', async () => {
  for (const encoding of encodings) {
    const { body, headers } = await represent(long).encode(encoding)
    expect(body.length, encoding).toBeLessThan(long.length)
    expect(decoded(encoding, body).equals(long), encoding).toBe(true)
    expect(headers).toEqual({
      'content-type': 'text/plain',
      'content-encoding': encoding,
      'content-length': String(body.length),
      etag: `"tag-${encoding}"`,
    })
  }
})

test('a large encoded body decodes to the original', async () => {
  const large = Buffer.from(Array.from({ length: 200_000 }, (_, index) => `${index}`).join(','))
  for (const encoding of encodings) {
    const { body } = await represent(large).encode(encoding)
    expect(decoded(encoding, body).equals(large), encoding).toBe(true)
  }
})

test('retains only the memory of its bodies', async () => {
  const [before, after] = [Buffer.from('a pooled body'), Buffer.from('another')]
  expect(before.buffer).toBe(after.buffer)
  const { body } = await represent(before).encode(undefined)
  expect([body.toString(), body.buffer.byteLength]).toEqual(['a pooled body', body.length])
  for (const encoding of encodings) {
    const compressed = (await represent(long).encode(encoding)).body
    expect(compressed.buffer.byteLength, encoding).toBe(compressed.length)
  }
})

test('leaves small bodies as they are', async () => {
  for (const size of [0, 1, 1023]) {
    const body = Buffer.alloc(size, 'a')
    for (const encoding of encodings) {
      const headers = {
        'content-type': 'text/plain',
        etag: '"tag"',
        'content-length': String(size),
      }
      expect(await represent(body).encode(encoding), `${size} ${encoding}`).toEqual({
        body,
        headers,
        fields: Object.entries(headers).flat(),
      })
    }
  }
  const { headers } = await represent(Buffer.alloc(1024, 'a')).encode('br')
  expect(headers['content-encoding']).toBe('br')
})

test('returns the body itself if no encoding is requested', () => {
  const identity = represent(long).encode(undefined)
  expect(identity).toMatchObject({ body: long, headers: { etag: '"tag"' } })
  expect(identity).not.toHaveProperty('headers.content-encoding')
})

test('compresses once for each encoding', async () => {
  const representation = represent(long)
  for (const encoding of encodings) {
    const [first, second] = [representation.encode(encoding), representation.encode(encoding)]
    expect(second, 'the compression under way is shared').toBe(first)
    const done = await first
    expect(representation.encode(encoding), 'what is done is there at once').toBe(done)
  }
  expect(representation.encode(undefined)).toBe(representation.encode(undefined))
})

test('has the same bodies when it is stored compressed, in whichever encoding is requested first', async () => {
  for (const first of [...encodings, undefined]) {
    const representation = represent(long)
    representation.storeCompressed()
    await representation.encode(first)
    const isDecompressed = () => representation.encode(undefined) instanceof Promise
    await expect.poll(isDecompressed, { message: `the body is only stored in ${first}` }).toBe(true)
    expect(await representation.encode(undefined)).toEqual(represent(long).encode(undefined))
    for (const encoding of encodings) {
      expect(await representation.encode(encoding)).toEqual(await represent(long).encode(encoding))
    }
    expect(representation.size).toBeLessThan(represent(long).size)
  }
})

test('leaves a picture or a short body as it is when it is stored compressed', () => {
  const picture = new Representation(long, 'tag', { 'content-type': 'image/png' })
  const { size } = picture
  picture.storeCompressed()
  expect(picture.size, 'a picture stays as it is').toBe(size)
  expect(picture.encode(undefined)).toMatchObject({ body: long })
  const short = represent(Buffer.from('short'))
  short.storeCompressed()
  expect(short.encode(undefined)).toMatchObject({ body: Buffer.from('short') })
})

test('never reports less memory than its body has', () => {
  expect(represent(long).size).toBeGreaterThan(long.length)
  expect(represent(Buffer.alloc(0)).size).toBeGreaterThan(0)
  expect(Number.isInteger(represent(Buffer.alloc(3)).size)).toBe(true)
})

test('prefers br, then zstd, then gzip', () => {
  const accepted: Record<string, Encoding | undefined> = {
    'gzip, deflate, br, zstd': 'br',
    'gzip, zstd': 'zstd',
    gzip: 'gzip',
    '*': 'br',
    identity: undefined,
    deflate: undefined,
    '': undefined,
    'br;q=0, gzip': 'gzip',
    'br;q=0': undefined,
    'gzip;q=1.0, br;q=0.1': 'gzip',
    'nonsense;;;,,,=': undefined,
  }
  for (const [header, encoding] of Object.entries(accepted)) {
    expect(acceptedEncoding(header), header).toBe(encoding)
  }
  expect(acceptedEncoding(undefined)).toBeUndefined()
  expect(acceptedEncoding(`br${', x'.repeat(100)}`)).toBeUndefined()
})

test('makes equal tags of equal content only', () => {
  expect(getTag('a', Buffer.from('b'))).toBe(getTag('a', 'b'))
  expect(getTag('a')).not.toBe(getTag('b'))
  expect(getTag('a')).toMatch(/^[A-Za-z0-9_-]{22}$/)
})

test('recognizes its tag in every form of If-None-Match', () => {
  for (const header of ['"abc"', 'W/"abc"', '"abc-br"', '"x","y-br" ,W/"abc-br"', ' "abc" ', '*']) {
    expect(matchesTag(header, 'abc'), header).toBe(true)
  }
})

test('matches no other tag and no garbage', () => {
  const others = ['"ABC"', '"abcd"', '"ab"', '"abc-deflate"', '"abc-br-br"', 'w/"abc"', '"*"']
  const garbage = ['""', 'abc', '"abc', 'abc"', '"abc" "x"', 'W/ "abc"', '"x", abc', ',,,', '**']
  for (const header of [undefined, '', ...others, ...garbage, '"'.repeat(10_000)]) {
    expect(matchesTag(header, 'abc'), header).toBe(false)
  }
})
