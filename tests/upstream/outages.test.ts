import { expect, test } from '@playwright/test'
import { outageSettings, shortLived, testOutages } from './outage-tests'
import { pagesOfEveryKind } from './pages'
import { startPortal } from './portal'
import { startStub } from './stub'
import { projectId } from './stub-data'

test.describe('an outage', () => {
  test.describe.configure({ mode: 'default' })
  // The most common one; `tests/soak/outages.test.ts` has all kinds.
  testOutages(['refused'], { duration: 1_000, visitors: 2 })
})

/**
 * Pages that show no data, the page that describes the outage in its own words, and pages of data that this API lacks.
 */
const withoutNotice = [
  ...['/about', '/search', '/compare', '/developers', '/developers/key'],
  '/health',
  ...['/sources', '/sources/publishers', '/about/audits', '/about/codebook', '/downloads'],
  ...['/versions', '/changes', '/versions/latest/projects'],
]

test('a page of every kind that shows data says that it is the last good copy', async () => {
  test.setTimeout(180_000)
  const own = await startStub({ cacheControl: shortLived })
  const over = await startPortal(own, outageSettings)
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
  const untilMarked = (address: string) =>
    expect.poll(() => marked(address), { message: address, timeout: 90_000 }).toBe(true)
  await Promise.all(addresses.map(untilMarked))
  await over.stop()
  await own.stop()
})

test('after a restart without an upstream, seen pages are shown from their copies', async () => {
  test.setTimeout(180_000)
  const own = await startStub({ cacheControl: shortLived })
  const first = await startPortal(own, outageSettings)
  const addresses = ['/', '/projects', `/projects/${projectId(7)}`]
  for (const address of addresses) expect((await first.get(address)).status).toBe(200)
  await first.stop()
  own.fail('refused')
  const second = await startPortal(own, outageSettings, first.place)
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
