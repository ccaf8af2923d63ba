/** The most common outage; `tests/soak/outages.test.ts` has other kinds, under load. */
import { expect, test } from 'vitest'
import { notice, outageSettings, shortLived } from './outage'
import { startPortal } from './portal'
import { startStub } from './stub'
import { projectId } from './stub-records'

const lastGoodCopy = async (response: Response) =>
  response.status === 200 && (await response.text()).includes(notice)

test('without an upstream, seen pages are served from their copies and others refused, also after a restart', async () => {
  const own = await startStub({ cacheControl: shortLived })
  const first = await startPortal(own, outageSettings)
  const addresses = ['/', '/projects', `/projects/${projectId(7)}`]
  for (const address of addresses) expect((await first.get(address)).status).toBe(200)
  own.fail('refused')
  for (const address of addresses) {
    await expect.poll(async () => lastGoodCopy(await first.get(address))).toBe(true)
  }
  expect((await first.get(`/projects/${projectId(9)}`)).status).toBe(503)
  await first.stop()
  const second = await startPortal(own, outageSettings, first.place)
  for (const address of addresses) {
    const response = await second.get(address)
    expect(response.status, address).toBe(200)
    const html = await response.text()
    expect(html.includes(notice), address).toBe(true)
    expect(html).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT/)
  }
  expect((await second.get(`/projects/${projectId(8)}`)).status).toBe(503)
  await expect.poll(second.output).toContain('does not respond')
  const state = await (await second.get('/health/state')).json()
  expect(state).toMatchObject({ status: 'unreachable', parts: [] })
  await second.stop()
  await own.stop()
})

test('a key that the API refuses is reported at the start and on the status page', async () => {
  const stub = await startStub()
  const portal = await startPortal(stub, { API_KEY: 'a-key-that-is-not-the-right-one' })
  expect((await portal.get('/')).status).toBe(503)
  await expect.poll(portal.output).toMatch(/refuses requests \(.*401.*\)\. .* Check API_KEY\./)
  const state = await (await portal.get('/health/state')).json()
  expect(state).toMatchObject({ status: 'degraded' })
  expect(state.parts).toContainEqual({ name: 'Data for this site', status: 'not available' })
  expect(portal.output()).not.toContain('a-key-that-is-not')
  await portal.stop()
  await stub.stop()
})
