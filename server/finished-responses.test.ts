/** Responses that are sent before they are routed, as clients of a real server see them. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '@/tests/fixtures/listen-locally'
import {
  type FinishedOptions,
  type FinishedResponse,
  FinishedResponses,
} from './finished-responses'

let server: Server
let address: string
let finished: FinishedResponses
/** The requests that were routed. */
let routed: string[]
/** The headers that the route adds to each response. */
let added: Partial<FinishedResponse>

const options: FinishedOptions = { portalKey: 'portal_key' }

beforeEach(async () => {
  routed = []
  added = {}
  finished = new FinishedResponses(() => 'id')
  finished.configure(options)
  const route = (request: IncomingMessage) => {
    routed.push(request.url ?? '')
    const headers = { 'content-length': '4', etag: '"tag"' }
    const response: FinishedResponse = {
      status: 200,
      encoded: { body: Buffer.from('body'), headers },
      route: '/*',
      needsKey: false,
      freshUntil: Infinity,
      ...added,
    }
    finished.add(request, response, finished.source)
  }
  const listener = finished.before((request, response) => {
    route(request)
    response.end('routed')
  })
  server = createServer(listener)
  address = `http://127.0.0.1:${await listenLocally(server)}`
})
afterEach(() => server.close())

const textAt = async (path: string, request: RequestInit = {}): Promise<string> =>
  (await fetch(address + path, request)).text()

test('sends a response again without routing, with a request id and all of its headers', async () => {
  expect(await textAt('/a?b')).toBe('routed')
  const again = await fetch(`${address}/a?b`)
  expect(await again.text()).toBe('body')
  expect(again.headers.get('x-request-id')).toBe('id')
  expect(again.headers.get('etag')).toBe('"tag"')
  expect(routed).toEqual(['/a?b'])
})

test('routes requests that may have another response', async () => {
  const requests: [path: string, request?: RequestInit][] = [
    ['/b'],
    ['/a', { headers: { accept: 'text/turtle' } }],
    ['/a', { headers: { 'accept-encoding': 'identity' } }],
    ['/a', { headers: { rsc: '1' } }],
    ['/a', { headers: { 'if-none-match': '"tag"' } }],
    ['/a', { method: 'HEAD' }],
    ['/a', { method: 'POST', body: 'x' }],
  ]
  await textAt('/a')
  for (const [path, request] of requests) await textAt(path, request)
  expect(routed).toHaveLength(1 + requests.length)
})

test('sends a response of the API to the portal alone, because other clients are counted', async () => {
  added = { needsKey: true }
  const withKey = (key: string) => ({ headers: { 'x-api-key': key } })
  await textAt('/a', withKey('portal_key'))
  // The last one has as many characters as the key, but twice the bytes.
  for (const key of ['portal_ke', 'portal_kez', 'portal_key_', 'ä'.repeat(10)]) {
    expect(await textAt('/a', withKey(key)), key).toBe('routed')
  }
  expect(await textAt('/a')).toBe('routed')
  expect(await textAt('/a', withKey('portal_key'))).toBe('body')
})

test('routes requests whose response is stale, whose data was replaced, or of a stopping server', async () => {
  added = { freshUntil: Date.now() - 1 }
  for (const _ of [1, 2]) expect(await textAt('/stale')).toBe('routed')
  added = {}
  let source = {}
  finished.configure({ ...options, source: () => source })
  await textAt('/a')
  expect(await textAt('/a')).toBe('body')
  source = {}
  expect(await textAt('/a')).toBe('routed')
  expect(await textAt('/a')).toBe('body')
  finished.stop()
  for (const _ of [1, 2]) expect(await textAt('/a')).toBe('routed')
})

test('sends a response again with its status', async () => {
  added = { status: 404 }
  await textAt('/a')
  expect((await fetch(`${address}/a`)).status).toBe(404)
})

test('reports the responses that it sends', async () => {
  const sent: string[] = []
  finished.configure({ ...options, onSent: ({ route }) => sent.push(route) })
  await textAt('/a')
  await textAt('/a')
  expect(sent).toEqual(['/*'])
})
