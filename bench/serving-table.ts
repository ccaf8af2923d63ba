/** The table of `npm run bench -- serving`. */

/** What a server did for a subject in a round. */
export interface Measurement {
  subject: string
  server: string
  round: number
  requestsPerSecond: number
  /** The processor time of the server's process per response, in microseconds. */
  microseconds: number
  failed: number
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The shares are compared within each round, in which other processes affect all servers alike. */
function row(own: readonly Measurement[], bare: readonly Measurement[]): string {
  const computeShare = (value: 'requestsPerSecond' | 'microseconds'): string => {
    const shares = own.flatMap((one) => {
      const other = bare.find(({ round }) => round === one.round)
      return other ? [one[value] / other[value]] : []
    })
    const percent = 100 * median(shares)
    return `${percent.toFixed(percent < 10 ? 1 : 0)}%`
  }
  const rate = median(own.map(({ requestsPerSecond }) => requestsPerSecond))
  const time = median(own.map(({ microseconds }) => microseconds))
  const [{ subject, server } = { subject: '', server: '' }] = own
  const cells = [
    subject,
    server,
    Math.round(rate).toLocaleString('en'),
    computeShare('requestsPerSecond'),
    `${time.toFixed(1)} µs`,
    computeShare('microseconds'),
    own.reduce((sum, { failed }) => sum + failed, 0),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Medians of all rounds, with shares of those of one server. */
export function servingTable(measurements: readonly Measurement[], bareName: string): string {
  const ofSubject = (name: string) => measurements.filter(({ subject }) => subject === name)
  const subjects = [...new Set(measurements.map(({ subject }) => subject))].map(ofSubject)
  const rows = subjects.flatMap((all) => {
    const ofServer = (name: string) => all.filter(({ server }) => server === name)
    const servers = [...new Set(all.map(({ server }) => server))]
    return servers.map((server) => row(ofServer(server), ofServer(bareName)))
  })
  return [
    '| what | server | requests/s | share | processor time | share | failed |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
