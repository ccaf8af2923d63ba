/** Measures pages: rendering them, sending them from the cache, and the memory used. */
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import {
  ended,
  newPlace,
  type Place,
  printed,
  rendererOf,
  runScript,
} from '@/tests/contract/processes'
import { sitemapPages } from '@/tests/fixtures/sitemap-pages'

interface Answers {
  seconds: number
  statuses: Record<string, number>
  /** In milliseconds, in ascending order. */
  times: number[]
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

/** The peak memory of a process. */
const memoryOf = (pid: number): string => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return megabytes(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024)
}

const textAt = async ({ port }: Place, address: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}${address}`)).text()

/** Requests pages over several connections, one after another on each. */
async function visit(
  { port }: Place,
  addresses: readonly string[],
  connections: number,
): Promise<Answers> {
  const left = [...addresses]
  const statuses: Record<string, number> = {}
  const times: number[] = []
  const since = performance.now()
  const visitor = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const asked = performance.now()
      const response = await fetch(`http://127.0.0.1:${port}${address}`)
      await response.arrayBuffer()
      times.push(performance.now() - asked)
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  times.sort((a, b) => a - b)
  return { seconds: (performance.now() - since) / 1000, statuses, times }
}

const rateOf = ({ seconds, times }: Answers): string => (times.length / seconds).toFixed(0)
const countsOf = ({ statuses }: Answers): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
const p99 = ({ times }: Answers): string =>
  `${Math.round(times[Math.floor((times.length - 1) * 0.99)] ?? 0)} ms`

async function start(place: Place): Promise<ChildProcess> {
  const server = runScript('start', place)
  await printed(server, 'Listening')
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  await ended(server)
}

const memoryOfBoth = (server: ChildProcess): string =>
  `${memoryOf(server.pid ?? 0)}, renderer ${memoryOf(rendererOf(server))}`

/** Measures the pages of the real data and reports on them. */
export async function pagesReport(): Promise<string> {
  const load = loadavg()[0]?.toFixed(1)
  const place = await newPlace()
  const server = await start(place)
  const pages = await sitemapPages((address) => textAt(place, address))
  const cold = await visit(place, pages, 8)
  const warm = await visit(place, pages, 8)
  const memory = memoryOfBoth(server)
  await stop(server)
  return [
    '# Pages',
    `All ${pages.length} pages of the sitemaps, on a machine with ${availableParallelism()} cores whose load average before was ${load}. Memory is the maximum of each process.`,
    '| what | measured |\n|---|---|',
    `| made when asked for, 8 visitors | ${countsOf(cold)}, ${rateOf(cold)} a second, p99 ${p99(cold)} |`,
    `| asked for again | ${countsOf(warm)}, ${rateOf(warm)} a second, p99 ${p99(warm)} |`,
    `| memory after that | server ${memory} |`,
  ]
    .join('\n\n')
    .replaceAll('|\n\n|', '|\n|')
}
