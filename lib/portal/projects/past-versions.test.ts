/** Loads data of past versions from an API that holds back some of its responses. */
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getGraphOf } from '@/lib/portal/graph/load'
import { later } from '@/tests/fixtures/later'
import { listenLocally } from '@/tests/fixtures/listen-locally'
import { syntheticApi } from '@/tests/upstream/stub-api'
import { projectId } from '@/tests/upstream/stub-records'
import { getProjectFactsOf } from './load'

vi.mock('server-only', () => ({}))
// Next.js accepts lifetimes only within its own cache, which the tests do without.
vi.mock('next/cache', () => ({ cacheLife: () => {} }))

const api = syntheticApi(20)
const version = '2026.01.02'
const visitors = 10

const requested: string[] = []
let held = later<void>()
let isHeld: (path: string) => boolean = () => false

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://api.invalid')
  const path = url.pathname.replace('/api/v1', '')
  requested.push(path + url.search)
  if (isHeld(path)) await held.promise
  const document = api(url)
  const headers = { 'content-type': 'application/json', 'cache-control': 'max-age=600' }
  response
    .writeHead(document === undefined ? 404 : 200, headers)
    .end(JSON.stringify(document ?? {}))
})

beforeAll(async () => {
  const port = await listenLocally(server)
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${port}/api/v1`)
  vi.stubEnv('API_BUDGET', 'none')
  vi.stubEnv('LAST_GOOD', 'none')
  vi.stubEnv('LOG_LEVEL', 'silent')
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

/**
 * Loads something for one visitor, and for nine others when the API has answered the requests for some of the
 * documents, but not those for the held document. Returns the results and the documents requested more than once.
 */
async function loadForAll<T>(load: () => Promise<T>, heldPath: string) {
  requested.length = 0
  held = later()
  isHeld = (path) => path === heldPath
  const first = load()
  await expect.poll(() => requested.some((path) => path.startsWith(heldPath))).toBe(true)
  await sleep(200)
  const others = Array.from({ length: visitors - 1 }, load)
  await sleep(200)
  held.keep()
  const results = await Promise.all([first, ...others])
  return { results, again: requested.filter((path, index) => requested.indexOf(path) !== index) }
}

test('ten visitors of a past version share one graph, and one set of requests for it', async () => {
  const { results, again } = await loadForAll(() => getGraphOf(version), '/graph/links')
  expect(again).toEqual([])
  expect(requested).toContain(`/graph/nodes?version=${version}`)
  expect(results[0]).toMatchObject({ ok: true })
  expect(new Set(results).size).toBe(1)
  expect(await getGraphOf(version)).toBe(results[0])
})

test('ten visitors of a past version share the facts of projects, and one set of requests', async () => {
  const load = () => getProjectFactsOf(version, { withDetails: true })
  const { results, again } = await loadForAll(load, `/projects/${projectId(19)}`)
  expect(again).toEqual([])
  expect(requested).toContain(`/projects/${projectId(2)}?version=${version}`)
  expect(new Set(results).size).toBe(1)
})
