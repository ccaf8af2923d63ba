/** Every way in which an upstream can fail, one after the other, under load. */
import { availableParallelism, loadavg } from 'node:os'
import { type Fault, faultNames } from '@/tests/upstream/faults'
import { type Outage, outageOf, projectsFor } from '@/tests/upstream/outage'
import { startPortal } from '@/tests/upstream/portal'
import { startStub } from '@/tests/upstream/stub'
import { syntheticApi } from '@/tests/upstream/stub-data'

const visitors = 6

const head = `| fault | pages seen before | pages not seen | with the notice | slowest | memory | asked upstream | well again after |
|---|---|---|---|---|---|---|---|`

const counts = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

function rowOf(fault: Fault, got: Outage): string {
  const cells = [
    fault,
    counts(got.seen),
    counts(got.unseen),
    got.unmarked.length === 0 ? 'all' : `all but ${got.unmarked.join(' ')}`,
    `${(got.slowest / 1000).toFixed(1)} s`,
    `${Math.round(got.memory / 1024 / 1024)} MB`,
    String(got.asked),
    `${(got.recovery / 1000).toFixed(1)} s`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** The report over all faults, each for so many seconds. Rows are printed as they come. */
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
    '# Staying up while upstream is down',
    `Each fault for ${seconds} s, six visitors who ask one page after the other, one in five of them not seen before; every answer of the upstream is due again after a second. Server, renderer, upstream and visitors share one machine with ${availableParallelism()} cores, load average ${load} before it began. Memory is the most that server and renderer take together. Asked for: 200 and the notice on pages seen before, 503 on others, well again within 10 s.`,
    [head, ...rows].join('\n'),
  ].join('\n\n')
}
