/** Every way in which an upstream can fail, one after the other, under load: `bench/outages.ts [SECONDS] [FAULT…]`. */

import { type Fault, faultNames } from '@/tests/upstream/faults'
import { outageOf } from '@/tests/upstream/outage'
import { startPortal } from '@/tests/upstream/portal'
import { startStub } from '@/tests/upstream/stub'

const [seconds = '120', ...chosen] = process.argv.slice(2)
const faults = chosen.length > 0 ? faultNames.filter((name) => chosen.includes(name)) : faultNames

const counts = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

async function row(
  fault: Fault,
  portal: Awaited<ReturnType<typeof startPortal>>,
  stub: Awaited<ReturnType<typeof startStub>>,
) {
  const got = await outageOf(portal, stub, fault, Number(seconds) * 1000)
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
  console.log(`| ${cells.join(' | ')} |`)
}

const stub = await startStub({ cacheControl: 'public, max-age=0, s-maxage=1' })
const portal = await startPortal(stub, { API_BUDGET: '1000/s, 1000/s, 1000/s' })
console.log(`Each fault for ${seconds} s, 6 visitors.\n`)
console.log(
  '| fault | pages seen before | pages not seen | with the notice | slowest | memory | asked upstream | well again after |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const fault of faults) await row(fault, portal, stub)
await portal.stop()
await stub.stop()
