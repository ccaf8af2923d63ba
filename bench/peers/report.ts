/** The table of the comparison with other servers, as Markdown and as JSON. */
import { formatBytes } from '@/lib/text/bytes'
import { formatCount } from '@/lib/text/counted'
import type { LeftOut } from './check'
import { type Server, type Subject, subjects } from './server'

export interface Row {
  subject: Subject
  server: string
  bytes: number
  requestsPerSecond: number
  /** Latencies in milliseconds. */
  median: number
  p99: number
  failures: number
}

/** What a server takes. */
export interface Costs {
  server: string
  /** How long it took to make what it reads: our store from the facts, or a copy of the rows; undefined if it has none. */
  dataSeconds?: number
  /** From the start of its processes to the first answer. */
  startSeconds: number
  /** The memory of its processes after they were measured. */
  memoryBytes: number
}

export interface Compared extends Row {
  /** How many times as many requests DID Atlas answers; undefined for itself, and for a server that answered none. */
  factor?: number
}

export interface Comparison {
  cores: number
  /** The load averages of the machine over 1, 5 and 15 minutes, before anything was started. */
  loadBefore: readonly number[]
  seconds: number
  rounds: number
  /** How many times as long the rounds of the graph are. */
  graphFactor: number
  servers: readonly Pick<Server, 'name' | 'version' | 'setup'>[]
  /** The peers that are not installed, or do not start, and what to do about it. */
  missing: readonly { name: string; reason: string }[]
  leftOut: readonly LeftOut[]
  rows: readonly Row[]
  costs: readonly Costs[]
}

const own = 'DID Atlas'

export function withFactors(rows: readonly Row[]): Compared[] {
  return rows.map((row) => {
    const atlas = rows.find(({ subject, server }) => subject === row.subject && server === own)
    if (!atlas || atlas === row || row.requestsPerSecond === 0) return row
    return { ...row, factor: atlas.requestsPerSecond / row.requestsPerSecond }
  })
}

const formatFactor = (factor: number): string =>
  `${factor < 10 ? factor.toFixed(2) : formatCount(Math.round(factor))} ×`

const formatRate = (rate: number): string =>
  rate < 100 ? rate.toFixed(1) : formatCount(Math.round(rate))

function line(row: Compared): string {
  const cells = [
    subjects[row.subject],
    row.server,
    formatCount(row.bytes),
    formatRate(row.requestsPerSecond),
    row.factor === undefined ? '' : formatFactor(row.factor),
    `${row.median.toFixed(2)} ms`,
    `${row.p99.toFixed(2)} ms`,
    formatCount(row.failures),
  ]
  return `| ${cells.join(' | ')} |`
}

function costLine({ server, dataSeconds, startSeconds, memoryBytes }: Costs): string {
  const data = dataSeconds === undefined ? '' : `${dataSeconds.toFixed(1)} s`
  return `| ${server} | ${data} | ${startSeconds.toFixed(2)} s | ${formatBytes(memoryBytes)} |`
}

/** Says where DID Atlas answers more than a peer, and where it does not. */
function verdict(rows: readonly Compared[]): string {
  const compared = rows.filter(({ factor }) => factor !== undefined)
  const behind = compared.filter(({ factor = 1 }) => factor < 1)
  const ahead = `DID Atlas answers more requests in ${compared.length - behind.length} of ${compared.length} comparisons`
  if (behind.length === 0) return `${ahead}.`
  const servers = [...new Set(behind.map(({ server }) => server))].map((server) => {
    const where = behind.filter((row) => row.server === server)
    return `${server} (${where.map(({ subject }) => subjects[subject]).join('; ')})`
  })
  return `${ahead}. These answer more: ${servers.join(', ')}.`
}

const list = (lines: readonly string[]): string => lines.map((each) => `- ${each}`).join('\n')

export function markdownOf(comparison: Comparison): string {
  const { cores, loadBefore, seconds, rounds, graphFactor, servers, missing, leftOut } = comparison
  const rows = withFactors(comparison.rows)
  const [lastMinute = 0, fiveMinutes = 0] = loadBefore
  const absent = [
    ...missing.map(({ name, reason }) => `${name}: ${reason}`),
    ...leftOut.map(({ server, subject, reason }) => `${server}, ${subjects[subject]}: ${reason}`),
  ]
  return [
    '# DID Atlas and its peers',
    `wrk with one thread and 32 connections, one address again and again, so that a server with a cache answers from it. ${rounds} rounds of ${seconds} s in turn, of ${seconds * graphFactor} s for the graph; the round with the median rate, and the failures of all. Wrk and all servers share one machine with ${cores} cores, whose load average before was ${lastMinute.toFixed(2)} over a minute and ${fiveMinutes.toFixed(2)} over five. Rates depend on the machine; compare the factors: how many times as many requests DID Atlas answers. All APIs serve the rows of DID Atlas, and each answer was checked against its own before it was measured. JSON is sent uncompressed; pages are asked for with gzip.`,
    verdict(rows),
    [
      '| what | server | bytes | requests/s | factor | median | p99 | failed |',
      '|---|---|---|---|---|---|---|---|',
      ...rows.map(line),
    ].join('\n'),
    '## What they take',
    'Data: our store is compiled from the facts, theirs is filled with the rows. Start: until the first answer, with the data there. Memory: of all processes of a server, after everything above was measured; what several share is counted in part.',
    [
      '| server | data | start | memory |',
      '|---|---|---|---|',
      ...comparison.costs.map(costLine),
    ].join('\n'),
    '## The servers',
    list(servers.map(({ name, version, setup }) => `**${name}** ${version}. ${setup}`)),
    ...(absent.length > 0 ? ['## Left out', list(absent)] : []),
  ].join('\n\n')
}

export const dataOf = (comparison: Comparison): object => ({
  ...comparison,
  rows: withFactors(comparison.rows),
})
