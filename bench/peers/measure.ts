/** Measures checked requests with wrk. */
import { type Load, load } from '../wrk'
import type { Checked, CheckedSubject } from './check'
import type { Row } from './report'

export const rounds = 3
const warmUpSeconds = 1
/** Some need seconds for one answer with all nodes while others wait, so its rounds are longer. */
export const graphFactor = 4
const timeout = 60

/** The round with the median rate, and the failures of all. */
function medianOf(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('There are no rounds')
  return { ...median, failures: loads.reduce((sum, { failures }) => sum + failures, 0) }
}

/** Measures all servers in turn in each round, so that other processes affect all alike. */
export async function measure({ subject, asks }: CheckedSubject, seconds: number): Promise<Row[]> {
  const once = ({ ask: { url, headers } }: Checked, duration: number) =>
    load({ url, headers, seconds: duration, timeout })
  const duration = subject === 'graph' ? seconds * graphFactor : seconds
  for (const ask of asks) await once(ask, warmUpSeconds)
  const measured = asks.map((asked) => ({ ...asked, loads: [] as Load[] }))
  for (let round = 0; round < rounds; round++) {
    for (const asked of measured) asked.loads.push(await once(asked, duration))
  }
  return measured.map(({ server, bytes, loads }) => {
    const { requestsPerSecond, median, p99, failures } = medianOf(loads)
    return { subject, server, bytes, requestsPerSecond, median, p99, failures }
  })
}
