/** Loads data from an API that holds back some of its responses, changes its data, or fails. */
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { later } from '@/tests/fixtures/later'
import { listenLocally } from '@/tests/fixtures/listen-locally'
import { syntheticApi } from '@/tests/upstream/stub-api'
import { projectId } from '@/tests/upstream/stub-records'

vi.mock('server-only', () => ({}))
// Next.js accepts lifetimes only within its own cache, which the tests do without.
vi.mock('next/cache', () => ({ cacheLife: () => {} }))

const api = syntheticApi(20)
const version = '2026.01.02'
const visitors = 10
const perPage = 'per_page=100'

const requested: string[] = []
let held = later<void>()
let isHeld: (path: string) => boolean = () => false
let title = 'First'

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://api.invalid')
  const path = url.pathname.replace('/api/v1', '')
  requested.push(path + url.search)
  if (isHeld(path)) await held.promise
  const document = documents[path]?.() ?? api(url)
  const headers = { 'content-type': 'application/json', 'cache-control': 'max-age=1' }
  if (url.searchParams.has('page')) return response.writeHead(500, headers).end('{}')
  response
    .writeHead(document === undefined ? 404 : 200, headers)
    .end(JSON.stringify(document ?? {}))
})
const industry = () => ({ id: 1, name: title, project_count: 5 })
const person = { id: 1, name: 'Ada', stats: { total_links: 1 } }
/** The further pages of this list cannot be read. */
let pages = 1
const documents: Record<string, () => unknown> = {
  '/industries': () => ({ data: [industry()] }),
  '/people': () => ({
    data: [person],
    pagination: { page: 1, per_page: 100, total: 100 * pages, total_pages: pages },
  }),
}

// Settings are read once, so the modules that have read them are loaded again.
const port = await listenLocally(server)
vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${port}/api/v1`)
vi.stubEnv('API_BUDGET', 'none')
vi.stubEnv('LAST_GOOD', 'none')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.resetModules()
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  server.closeAllConnections()
  server.close()
})

const { getData } = await import('./current-data')
type Data = Awaited<ReturnType<typeof getData>>

/**
 * Loads something for one visitor, and for nine others when the API has answered the requests for some of the
 * documents, but not those for the held document. Returns the results and the documents requested more than once.
 */
async function loadForAll(load: () => Promise<Data>, heldPath: string) {
  requested.length = 0
  held = later()
  isHeld = (path) => path === heldPath
  const first = load()
  await expect.poll(() => requested.some((path) => path.startsWith(heldPath))).toBe(true)
  await sleep(200)
  const others = Array.from({ length: visitors - 1 }, load)
  await sleep(200)
  held.keep()
  isHeld = () => false
  const results = await Promise.all([first, ...others])
  return { results, again: requested.filter((path, index) => requested.indexOf(path) !== index) }
}

test('ten visitors share the data, and one set of requests for it', async () => {
  const { results, again } = await loadForAll(() => getData(), `/projects/${projectId(19)}`)
  expect(again).toEqual([])
  expect(requested).toContain(`/projects?${perPage}`)
  expect(new Set(results).size).toBe(1)
  const [data] = results
  expect(data?.projects).toMatchObject({ ok: true, omitted: 1 })
  expect(data?.sources).toMatchObject({ ok: false, kind: 'not_found' })
})

test('ten visitors of a past version share its data, with details only if they are needed', async () => {
  const load = () => getData(version, { withDetails: true })
  const { results, again } = await loadForAll(load, '/graph/links')
  expect(again).toEqual([])
  expect(requested).toContain(`/graph/nodes?version=${version}`)
  expect(requested).toContain(`/projects/${projectId(2)}?version=${version}`)
  expect(new Set(results).size).toBe(1)
  requested.length = 0
  expect((await getData(version)).projects.ok).toBe(true)
  expect(requested.filter((path) => path.startsWith('/projects/'))).toEqual([])
})

const untilStale = () => sleep(2_100)

test('derived data is cached until the content changes', async () => {
  const before = await getData()
  await untilStale()
  const same = await getData()
  expect(same).not.toBe(before)
  expect(same.key).toBe(before.key)
  expect(same.projects.ok && before.projects.ok && same.projects.data).toBe(
    before.projects.ok && before.projects.data,
  )
  title = 'Second'
  await untilStale()
  const next = await getData()
  expect(next.key).not.toBe(same.key)
  expect(next.industries).toMatchObject({ data: [{ name: 'Second' }] })
  expect(before.industries).toMatchObject({ data: [{ name: 'First' }] })
})

test('the last list stays in use while a page that has been added to it cannot be read', async () => {
  pages = 2
  await untilStale()
  const { people } = await getData()
  expect(people).toMatchObject({ ok: true, data: [person], fallbackDate: expect.any(String) })
  pages = 1
  await untilStale()
  expect((await getData()).people).not.toHaveProperty('fallbackDate')
})
