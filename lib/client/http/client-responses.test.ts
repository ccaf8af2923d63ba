/** How the client handles complete and incomplete responses. */
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getReason, maxWaitMs, serveClient } from '@/tests/fixtures/client-of-server'
import { Client } from './client'
import { exchange } from './exchange'

test('reads compressed responses, with the same limit of their length', async () => {
  const { baseUrl } = await serveClient((request, response) => {
    expect(request.headers['accept-encoding']).toBe('gzip')
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(gzipSync(request.url === '/a' ? '{"a":"é"}' : `"${'x'.repeat(30 << 20)}"`))
  })
  const client = new Client({ baseUrl: baseUrl.replace('127.0.0.1', 'localhost') })
  expect(await client.get('/a', { maxWaitMs })).toMatchObject({ body: { a: 'é' } })
  expect(getReason(await client.get('/b', { maxWaitMs }))).toContain('too long')
})

test('requests no compression from the server that has started it', async () => {
  const { client } = await serveClient((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(request.headers['accept-encoding']))
  })
  expect(await client.get('/a', { maxWaitMs })).toMatchObject({ body: 'identity' })
})

test('does not retry a response that is too long, and treats its API as healthy', async () => {
  const { client, requestedPaths } = await serveClient(
    (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(request.url?.startsWith('/long') ? `"${'x'.repeat(200)}"` : '{}')
    },
    { maxBytes: 100 },
  )
  for (const number of [1, 2, 3, 4, 5, 6, 1]) {
    const reply = await client.get(`/long/${number}`, { maxWaitMs })
    expect(reply).toMatchObject({ reason: expect.stringContaining('too long'), refused: false })
  }
  expect(requestedPaths).toHaveLength(6)
  expect((await client.get('/short', { maxWaitMs })).kind).toBe('document')
})

test('accepts only complete JSON documents', async () => {
  const answers: Record<string, RequestListener> = {
    '/html': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Maintenance</p>'),
    '/mislabelled': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('<p>Hello</p>'),
    '/truncated': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      response.write('{"data":[')
      setTimeout(() => response.destroy(), 20)
    },
    '/redirect': (_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end(),
    '/long': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('"')
      const more = (error?: Error | null) =>
        error || response.destroyed || response.write('x'.repeat(1 << 20), more)
      more()
    },
  }
  const kinds = Object.entries(answers).map(async ([path, listener]) => {
    const { client } = await serveClient(listener)
    return [path, (await client.get(path, { maxWaitMs })).kind]
  })
  for (const [path, kind] of await Promise.all(kinds)) expect(kind, path).toBe('unavailable')
})

test('sends its key only in its header, and the ETag if there is one', async () => {
  const key = 'key-of-this-test-alone'
  const { client } = await serveClient(
    (request, response) => {
      expect(request.url).not.toContain(key)
      const hasEtag = request.headers['if-none-match'] === '"tag"'
      response.writeHead(hasEtag && request.headers['x-api-key'] === key ? 304 : 500).end()
    },
    { key },
  )
  const reply = await client.get('/a', { maxWaitMs, etag: '"tag"' })
  expect(reply.kind).toBe('not_modified')
  expect(JSON.stringify(await client.get('/b', { maxWaitMs }))).not.toContain(key)
})

test('aborts a response that does not end', async () => {
  const { baseUrl } = await serveClient((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 10)
    response.once('close', () => clearInterval(timer))
  })
  const outcome = await exchange({ baseUrl, path: '/a', timeout: 100 })
  expect(outcome).toEqual({ kind: 'failed', reason: 'no response in time', timedOut: true })
})
