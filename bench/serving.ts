import { type Load, load, typical } from './wrk'

export interface Subject {
  name: string
  /** The share of nginx's rate that is asked for, in percent. */
  target: number
  url: string
  file: string
  headers: Record<string, string>
}

const rounds = 5

/** Server and nginx take turns, so that what else the machine does meets both. */
function compare({ url, file, headers }: Subject): { ours: Load; nginx: Load } {
  load({ url, headers, seconds: 2 })
  const pairs = Array.from({ length: rounds }, () => ({
    ours: load({ url, headers, seconds: 3 }),
    nginx: load({ url: file, headers, seconds: 3 }),
  }))
  return {
    ours: typical(pairs.map(({ ours }) => ours)),
    nginx: typical(pairs.map(({ nginx }) => nginx)),
  }
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')

function row(subject: Subject): string {
  const { ours, nginx } = compare(subject)
  const share = Math.round((100 * ours.requestsPerSecond) / nginx.requestsPerSecond)
  const cells = [
    subject.name,
    whole(ours.requestsPerSecond),
    whole(nginx.requestsPerSecond),
    `${share}%`,
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
