/** The most common outage; `tests/soak/outages.test.ts` has other kinds, under load. */
import { expect, test } from 'vitest'
import { outageSettings, shortLived } from './outage-tests'
import { startPortal } from './portal'
import { startStub } from './stub'
import { projectId } from './stub-records'

const notice = 'You see our last copy'

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
