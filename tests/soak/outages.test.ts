import { describe, expect, test } from 'vitest'
import type { Fault } from '../upstream/faults'
import { outageSettings, shortLived, testOutages } from '../upstream/outage-tests'
import { pagesOfEveryKind } from '../upstream/pages'
import { startPortal } from '../upstream/portal'
import { startStub } from '../upstream/stub'
import { projectId } from '../upstream/stub-records'

/**
 * One fault of each kind: no answer, a refusal, an answer that is too large, and one that is of no use. Each other fault is
 * tested in `tests/upstream/faults.test.ts`, and refused connections in `tests/upstream/outages.test.ts`.
 */
const faults: readonly Fault[] = ['hanging', 'status 429', 'a body of 30 MB', 'a list of nonsense']

describe('an outage', () => {
  testOutages(faults, { duration: 2_500, visitors: 6 })
})

/**
 * Pages that show no data, the page that describes the outage in its own words, and pages of data that this API lacks.
 */
const withoutNotice = [
  ...['/about', '/search', '/compare', '/about/corrections', '/privacy', '/accessibility'],
  ...['/health', '/verify', '/downloads/notebooks'],
  ...['/sources', '/sources/publishers', '/about/audits', '/about/codebook', '/downloads'],
  ...['/versions', '/changes', '/versions/latest/projects'],
]

test('a page of every kind with data states that it is the last good copy', async () => {
  const own = await startStub({ cacheControl: shortLived })
  const over = await startPortal(own, outageSettings)
  const addresses = [
    ...pagesOfEveryKind().filter(
      // The documentation for developers shows no data either.
      (address) => !withoutNotice.includes(address) && !address.startsWith('/developers'),
    ),
    ...['/embed/map', '/embed/graph', `/embed/projects/${projectId(5)}`],
  ]
  for (const address of addresses) expect((await over.get(address)).status, address).toBe(200)
  own.fail('status 500')
  const marked = async (address: string) => {
    const response = await over.get(address)
    return response.status === 200 && (await response.text()).includes('You see our last copy')
  }
  const untilMarked = (address: string) =>
    expect.poll(() => marked(address), { message: address, timeout: 90_000 }).toBe(true)
  await Promise.all(addresses.map(untilMarked))
  await over.stop()
  await own.stop()
})
