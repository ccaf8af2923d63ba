import { type Load, load } from './wrk'

export interface Subject {
  name: string
  /** The required share of nginx's throughput, in percent. */
  target: number
  url: string
  file: string
  headers: Record<string, string>
}

interface Comparison {
  server: Load
  nginx: Load
}

const shareOf = ({ server, nginx }: Comparison): number =>
  server.requestsPerSecond / nginx.requestsPerSecond

const rounds = 9

/**
 * Measures server and nginx alternately, so that other processes affect both alike. Returns the round with the median
 * share.
 */
async function compare({ url, file, headers }: Subject): Promise<Comparison> {
  await load({ url, headers, seconds: 4 })
  const comparisons: Comparison[] = []
  for (let round = 0; round < rounds; round++) {
    comparisons.push({
      server: await load({ url, headers, seconds: 2 }),
      nginx: await load({ url: file, headers, seconds: 2 }),
    })
  }
  const median = comparisons.sort((a, b) => shareOf(a) - shareOf(b))[Math.floor(rounds / 2)]
  if (!median) throw new Error('There are no rounds')
  return median
}

const formatRate = (value: number): string => Math.round(value).toLocaleString('en')

async function row(subject: Subject): Promise<string> {
  const comparison = await compare(subject)
  const { server, nginx } = comparison
  const cells = [
    subject.name,
    formatRate(server.requestsPerSecond),
    formatRate(nginx.requestsPerSecond),
    `${Math.round(100 * shareOf(comparison))}%`,
    `${subject.target}%`,
    `${server.median.toFixed(2)} ms`,
    `${server.p99.toFixed(2)} ms`,
    String(server.failures),
  ]
  return `| ${cells.join(' | ')} |`
}

export async function servingTable(subjects: Subject[]): Promise<string> {
  const rows: string[] = []
  for (const subject of subjects) rows.push(await row(subject))
  return [
    '| what | requests/s | nginx, the same bytes | share | target | median | p99 | failed |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
