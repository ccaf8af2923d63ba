import { describe, expect, test } from 'vitest'
import { outageSettings, shortLived, testOutages } from './outage-tests'
import { startPortal } from './portal'
import { startStub } from './stub'
import { projectId } from './stub-records'

describe('an outage', () => {
  // The most common one; `tests/soak/outages.test.ts` has all kinds.
  testOutages(['refused'], { duration: 1_000, visitors: 2 })
})

test('after a restart without an upstream, seen pages are shown from their copies', async () => {
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
