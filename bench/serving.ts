import { type Load, load } from './wrk'

export interface Subject {
  name: string
  /** The share of nginx's rate that is asked for, in percent. */
  target: number
  url: string
  file: string
  headers: Record<string, string>
}

interface Pair {
  ours: Load
  nginx: Load
}

const shareOf = ({ ours, nginx }: Pair): number => ours.requestsPerSecond / nginx.requestsPerSecond

const rounds = 9

/**
 * Server and nginx take turns, so that what else the machine does meets both. The pair with the median share of all
 * rounds speaks for them.
 */
function compare({ url, file, headers }: Subject): Pair {
  load({ url, headers, seconds: 4 })
  const pairs = Array.from({ length: rounds }, () => ({
    ours: load({ url, headers, seconds: 2 }),
    nginx: load({ url: file, headers, seconds: 2 }),
  }))
  const middle = pairs.sort((a, b) => shareOf(a) - shareOf(b))[Math.floor(rounds / 2)]
  if (!middle) throw new Error('no rounds')
  return middle
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')

function row(subject: Subject): string {
  const pair = compare(subject)
  const { ours, nginx } = pair
  const cells = [
    subject.name,
    whole(ours.requestsPerSecond),
    whole(nginx.requestsPerSecond),
    `${Math.round(100 * shareOf(pair))}%`,
    `${subject.target}%`,
    `${ours.median.toFixed(2)} ms`,
    `${ours.p99.toFixed(2)} ms`,
    String(ours.failures),
  ]
  return `| ${cells.join(' | ')} |`
}

export const servingTable = (subjects: Subject[]): string =>
  [
    '| what | requests/s | nginx, the same bytes | share | asked for | median | p99 | failed |',
    '|---|---|---|---|---|---|---|---|',
    ...subjects.map(row),
  ].join('\n')
