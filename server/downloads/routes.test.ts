import { readFileSync, rmSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { answerHeaderNames } from '@/lib/contract/answer-headers'
import { cacheControl } from '@/lib/contract/headers'
import { openDownloads, siteUrl } from '@/tests/fixtures/downloads'
import { compiledWith } from '@/tests/fixtures/facts'
import { requestedRange } from './routes'

const testDownloads = await openDownloads(await compiledWith())
afterAll(testDownloads.close)

const address = '/downloads/2026.01.02/projects.csv'
const stored = () => readFileSync(path.join(testDownloads.folder, 'projects.csv'))
const tag = () => {
  const file = testDownloads.downloads.files.find(({ name }) => name === 'projects.csv')
  return `"${file?.sha256}"`
}

type Method = 'GET' | 'HEAD' | 'OPTIONS'

const ask = (url: string, headers: Record<string, string> = {}, method: Method = 'GET') =>
  testDownloads.app.inject({ method, url, headers })

test('sends a complete file, without a key, with its hash as entity tag', async () => {
  const { statusCode, headers, rawPayload } = await ask(address)
  expect(statusCode).toBe(200)
  expect(rawPayload.equals(stored())).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(stored().length),
    'content-disposition': 'attachment; filename="projects.csv"',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    etag: tag(),
    link: `<${testDownloads.terms.license.url}>; rel="license"`,
  })
})

test('sends every file that is listed', async () => {
  const { files } = testDownloads.downloads
  const sent: unknown[] = []
  for (const { name } of files) {
    const { statusCode, headers } = await ask(`/downloads/2026.01.02/${name}`, {}, 'HEAD')
    sent.push([name, statusCode, headers['content-type'], headers['content-length']])
  }
  expect(sent).toEqual(
    files.map(({ name, bytes, media_type }) => [name, 200, media_type, String(bytes)]),
  )
})

test('answers HEAD as GET, without a body', async () => {
  const [head, get] = [await ask(address, {}, 'HEAD'), await ask(address)]
  const { date: _, connection: __, 'x-request-id': ___, ...expected } = get.headers
  expect(head.statusCode).toBe(200)
  expect(head.headers).toMatchObject(expected)
  expect(head.rawPayload).toHaveLength(0)
  const ranged = await ask(address, { range: 'bytes=0-9' }, 'HEAD')
  expect([ranged.statusCode, ranged.headers['content-length']]).toEqual([
    200,
    expected['content-length'],
  ])
})

test('sends ranges: of the start, of the end, and to the end', async () => {
  const size = stored().length
  const ranges = {
    'bytes=0-9': [0, 9],
    'bytes=-5': [size - 5, size - 1],
    'bytes=10-': [10, size - 1],
  }
  for (const [range, [first = 0, last = 0]] of Object.entries(ranges)) {
    const { statusCode, headers, rawPayload } = await ask(address, { range })
    expect(statusCode, range).toBe(206)
    expect(headers['content-range'], range).toBe(`bytes ${first}-${last}/${size}`)
    expect(rawPayload.equals(stored().subarray(first, last + 1)), range).toBe(true)
  }
})

test('refuses a range beyond the end, and lets scripts of other sites read why', async () => {
  const { statusCode, headers } = await ask(address, { range: 'bytes=999999999-' })
  expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${stored().length}`])
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('Content-Range'),
  })
})

test('sends the complete file for a range of another state of it', async () => {
  const range = 'bytes=0-9'
  const same = await ask(address, { range, 'if-range': tag() })
  expect([same.statusCode, same.rawPayload.length]).toEqual([206, 10])
  for (const other of ['"other"', `W/${tag()}`, 'Sun, 22 Nov 2026 00:00:00 GMT']) {
    const { statusCode, rawPayload } = await ask(address, { range, 'if-range': other })
    expect([statusCode, rawPayload.length], other).toEqual([200, stored().length])
  }
})

test('ignores conditions other than the hash', async () => {
  const time = 'Sun, 22 Nov 2026 00:00:00 GMT'
  for (const name of ['if-match', 'if-modified-since', 'if-unmodified-since']) {
    const { statusCode, rawPayload } = await ask(address, { [name]: time })
    expect([statusCode, rawPayload.length], name).toEqual([200, stored().length])
  }
})

test('lets scripts of other sites request ranges', async () => {
  const requestHeaders = { 'access-control-request-headers': 'range', origin: 'https://other.test' }
  const { statusCode, headers, rawPayload } = await ask(address, requestHeaders, 'OPTIONS')
  expect([statusCode, rawPayload.length]).toEqual([204, 0])
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'If-None-Match, If-Range, Range',
    allow: 'GET, HEAD, OPTIONS',
  })
})

test('sends no file that the client already has', async () => {
  for (const etag of [tag(), `"other", ${tag()}`, '*']) {
    const { statusCode, rawPayload, headers } = await ask(address, { 'if-none-match': etag })
    expect([statusCode, rawPayload.length, headers.etag], etag).toEqual([304, 0, tag()])
  }
  expect((await ask(address, { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('sends no file that is cut off or missing, and generates it again', async () => {
  const file = path.join(testDownloads.folder, 'projects.csv')
  const before = stored()
  for (const damage of [() => truncateSync(file, 10), () => rmSync(file)]) {
    damage()
    const { statusCode, headers } = await ask(address)
    expect([statusCode, headers['retry-after']]).toEqual([503, '30'])
    await expect.poll(async () => (await ask(address)).statusCode).toBe(200)
    expect(stored().equals(before)).toBe(true)
  }
})

test('has no other files and no other versions', async () => {
  for (const url of [
    '/downloads/2026.01.02/nothing.csv',
    '/downloads/2026.01.01/projects.csv',
    '/downloads/2026.01.02/manifest.json',
    '/downloads/2026.01.02/..%2f..%2fatlas.db',
    '/downloads/2026.01.02/%00',
    '/downloads/..%2f/projects.csv',
    '/downloads/2026.01.02/',
  ]) {
    expect((await ask(url)).statusCode, url).toBe(404)
  }
})

test('the API lists them for anybody', async () => {
  const { statusCode, headers, body } = await ask('/api/v1/downloads')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual(testDownloads.downloads)
  expect(testDownloads.downloads.base_url).toBe(`${siteUrl}/downloads/2026.01.02/`)
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(
      answerHeaderNames({ kind: 'downloads' }).map((name) => name.toLowerCase()),
    ),
  )
  expect(headers).toMatchObject({
    link: `<${testDownloads.terms.license.url}>; rel="license"`,
    'x-license': testDownloads.terms.api_specific.headers['X-License'],
    'x-attribution': testDownloads.terms.api_specific.headers['X-Attribution'],
    'cache-control': cacheControl.list,
  })
  const again = await ask('/api/v1/downloads', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  expect([again.headers.etag, again.headers['cache-control']]).toEqual([
    headers.etag,
    cacheControl.list,
  ])
})

const size = 100

test('parses the ranges of a file', () => {
  for (const range of [
    'bytes=0-9',
    'bytes=10-',
    'bytes=-5',
    'bytes=0-0',
    'bytes=999-',
    'bytes=-0',
  ]) {
    expect(requestedRange(range, size), range).toBe(range)
  }
  expect(requestedRange('Bytes=0-1, 5-6', size)).toBe('bytes=0-1,5-6')
  expect(requestedRange('bytes=-100', size)).toBe('bytes=-100')
  expect(requestedRange('bytes=-99999999999999999999', size)).toBe('bytes=-100')
})

test('ignores invalid ranges', () => {
  for (const range of [
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=abc',
    'bytes=5-2',
    'bytes=0-1,',
    'bytes=0-1,9-8',
    'bytes=1.5-2',
    'bytes=0-1-2',
    'items=0-1',
  ]) {
    expect(requestedRange(range, size), range).toBeUndefined()
  }
})
