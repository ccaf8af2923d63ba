/** Measures the portal under load during every fault of an upstream, one after another. */
import { availableParallelism, loadavg } from 'node:os'
import { type Fault, faultNames } from '@/tests/upstream/faults'
import { type Outage, outageOf, projectsFor } from '@/tests/upstream/outage'
import { startPortal } from '@/tests/upstream/portal'
import { startStub } from '@/tests/upstream/stub'
import { syntheticApi } from '@/tests/upstream/stub-api'

const visitors = 6

const head = `| fault | pages visited before | pages not visited | with the notice | slowest | memory | upstream requests | recovered after |
|---|---|---|---|---|---|---|---|`

const counts = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

function rowOf(fault: Fault, outage: Outage): string {
  const cells = [
    fault,
    counts(outage.seen),
    counts(outage.unseen),
    outage.unmarked.length === 0 ? 'all' : `all but ${outage.unmarked.join(' ')}`,
    `${(outage.slowest / 1000).toFixed(1)} s`,
    `${Math.round(outage.memory / 1024 / 1024)} MB`,
    String(outage.asked),
    `${(outage.recovery / 1000).toFixed(1)} s`,
  ]
  return `| ${cells.join(' | ')} |`
}

/**
 * Measures all faults, each lasting the given seconds, and reports on them. Each row is also printed once it is
 * complete.
 */
export async function outagesReport(seconds: number): Promise<string> {
  const load = loadavg()[0]?.toFixed(1)
  const stub = await startStub({
    cacheControl: 'public, max-age=0, s-maxage=1',
    answer: syntheticApi(projectsFor(faultNames.length)),
  })
  const portal = await startPortal(stub, { API_BUDGET: '1000/s, 1000/s, 1000/s' })
  const rows: string[] = []
  for (const fault of faultNames) {
    const row = rowOf(
      fault,
      await outageOf(portal, stub, fault, { duration: seconds * 1000, visitors }),
    )
    console.log(row)
    rows.push(row)
  }
  await portal.stop()
  await stub.stop()
  return [
    '# Availability during faults of the upstream',
    `Each fault lasts ${seconds} s. Six visitors request pages one after another; one page in five was not visited before. Every response of the upstream is stale after a second. Server, renderer, upstream and visitors share one machine with ${availableParallelism()} cores; the load average before the start was ${load}. Memory is the maximum of server and renderer together. Target: 200 and the notice for pages visited before, 503 for others, recovery within 10 s.`,
    [head, ...rows].join('\n'),
  ].join('\n\n')
}
