import { expect, test } from '@playwright/test'
import { faultNames } from './faults'
import { outageOf } from './outage'
import { pagesOfEveryKind } from './pages'
import { type Portal, startPortal } from './portal'
import { type Stub, startStub } from './stub'
import { projectId } from './stub-data'

test.describe.configure({ mode: 'default' })

/** How long each fault lasts, in milliseconds; `bench/outages.ts` makes it two minutes, and measures. */
const duration = 5_000
/** Ten seconds on a machine that has nothing else to do; tests run beside others. */
const maxRecovery = 25_000
/** Server and renderer together take some 300 MB when all is well. */
const maxMemory = 1_200 * 1024 * 1024

let stub: Stub
let portal: Portal
/** What the upstream answers is to be asked for again at once. */
const settings = { API_BUDGET: '1000/s, 1000/s, 1000/s' }
const cacheControl = 'public, max-age=0, s-maxage=1'

test.beforeAll(async () => {
  stub = await startStub({ cacheControl })
  portal = await startPortal(stub, settings)
})

test.afterAll(async () => {
  await portal.stop()
  await stub.stop()
})

for (const fault of faultNames) {
  test(`with an upstream that answers ${fault}, seen pages stay and others are refused politely`, async () => {
    test.setTimeout(180_000)
    const got = await outageOf(portal, stub, fault, duration)
    expect(Object.keys(got.seen)).toEqual(['200'])
    expect(Object.keys(got.unseen)).toEqual(['503'])
    expect(got.impolite).toBe(0)
    expect(got.unmarked).toEqual([])
    expect(got.memory).toBeLessThan(maxMemory)
    expect(got.recovery).toBeLessThan(maxRecovery)
  })
}

/** Pages that show no data, and the one that tells of the outage in its own words. */
const withoutNotice = ['/about', '/health', '/search', '/compare', '/developers', '/downloads']

test('a page of every kind that shows data says that it is the last good copy', async () => {
  test.setTimeout(180_000)
  const own = await startStub({ cacheControl })
  const over = await startPortal(own, settings)
  const addresses = [
    ...pagesOfEveryKind().filter((address) => !withoutNotice.includes(address)),
    ...['/embed/map', '/embed/graph', `/embed/projects/${projectId(5)}`],
  ]
  for (const address of addresses) expect((await over.get(address)).status, address).toBe(200)
  own.fail('status 500')
  const marked = async (address: string) => {
    const response = await over.get(address)
    return response.status === 200 && (await response.text()).includes('This is the last good copy')
  }
  for (const address of addresses) {
    await expect.poll(() => marked(address), { message: address, timeout: 40_000 }).toBe(true)
  }
  await over.stop()
  await own.stop()
})

test('after a restart without an upstream, seen pages are shown from their copies', async () => {
  test.setTimeout(180_000)
  const own = await startStub({ cacheControl })
  const first = await startPortal(own, settings)
  const addresses = ['/', '/projects', `/projects/${projectId(7)}`]
  for (const address of addresses) expect((await first.get(address)).status).toBe(200)
  await first.stop()
  own.fail('refused')
  const second = await startPortal(own, settings, first.place)
  for (const address of addresses) {
    const response = await second.get(address)
    expect(response.status, address).toBe(200)
    const html = await response.text()
    expect(html.includes('This is the last good copy'), address).toBe(true)
    expect(html).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT/)
  }
  expect((await second.get(`/projects/${projectId(8)}`)).status).toBe(503)
  await second.stop()
  await own.stop()
})
