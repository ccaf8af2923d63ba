/** The most common outage, and APIs of which a part fails. `tests/soak/outages.test.ts` has pages of every kind. */
import { afterAll, afterEach, expect, test } from 'vitest'
import { notice, outageSettings, shortLived, startPortal } from './portal'
import { startStub } from './stub'
import { syntheticApi } from './stub-api'
import { projectId } from './stub-records'

const getVersion = (date: string) => ({
  ...{ version: date.replaceAll('-', '.'), date, sha256: date, records: 1 },
  ...{ summary: '', notes: [], counts: [] },
})

/** An API with versions, whose changes cannot be read. */
const broken = '/api/v1/changes'
const documents: Record<string, unknown> = {
  '/api/v1/versions': { data: ['2026-02-03', '2026-01-02'].map(getVersion) },
}

const api = syntheticApi()
const answer = (url: URL) => documents[url.pathname] ?? api(url)
const stub = await startStub({ cacheControl: shortLived, answer, broken })
let portal = await startPortal(stub, outageSettings)

afterEach(() => stub.fail())

afterAll(async () => {
  await portal.stop()
  await stub.stop()
})

test('while the changes cannot be read, an unknown record is a 404, and profiles are complete', async () => {
  const getStatus = async (address: string) => (await portal.get(address)).status
  expect(await getStatus('/versions')).toBe(200)
  expect(await getStatus('/changes')).toBe(503)
  expect(await getStatus('/projects/999')).toBe(404)
  expect(await getStatus(`/projects/${projectId(1)}`)).toBe(200)
})

const lastGoodCopy = async (response: Response) =>
  response.status === 200 && (await response.text()).includes(notice)

test('without an upstream, seen pages are served from their copies and others refused, also after a restart, until it is back', async () => {
  const addresses = ['/', '/projects', `/projects/${projectId(7)}`]
  for (const address of addresses) expect((await portal.get(address)).status).toBe(200)
  stub.fail('refused')
  for (const address of addresses) {
    await expect.poll(async () => lastGoodCopy(await portal.get(address))).toBe(true)
  }
  const refused = await portal.get(`/projects/${projectId(9)}`)
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  await portal.stop()
  portal = await startPortal(stub, outageSettings, portal.place)
  for (const address of addresses) {
    const response = await portal.get(address)
    expect(response.status, address).toBe(200)
    const html = await response.text()
    expect(html.includes(notice), address).toBe(true)
    expect(html).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT/)
  }
  expect((await portal.get(`/projects/${projectId(8)}`)).status).toBe(503)
  await expect.poll(portal.output).toContain('does not respond')
  const state = await (await portal.get('/health/state')).json()
  expect(state).toMatchObject({ status: 'unreachable', parts: [] })
  stub.fail()
  for (const address of [...addresses, `/projects/${projectId(9)}`]) {
    const getRecovered = async () => {
      const response = await portal.get(address)
      return response.status === 200 && !(await response.text()).includes(notice)
    }
    await expect.poll(getRecovered, { message: address, timeout: 60_000 }).toBe(true)
  }
})

test('a key that the API refuses is reported at the start and on the status page', async () => {
  const refused = await startPortal(stub, { API_KEY: 'a-key-that-is-not-the-right-one' })
  expect((await refused.get('/')).status).toBe(503)
  await expect.poll(refused.output).toMatch(/refuses requests \(.*401.*\)\. .* Check API_KEY\./)
  const state = await (await refused.get('/health/state')).json()
  expect(state).toMatchObject({ status: 'degraded' })
  expect(state.parts).toContainEqual({ name: 'Data for this site', status: 'not available' })
  expect(refused.output()).not.toContain('a-key-that-is-not')
  await refused.stop()
})
