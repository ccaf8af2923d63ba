/** Measures pages: rendering them, keeping them across a restart, making them in advance, and the memory used. */
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
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

/** Restarts the server with the kept pages, and suspends the renderer after the first page. */
async function afterRestart(place: Place, pages: readonly string[]): Promise<string[]> {
  const since = performance.now()
  const server = await start(place)
  const [home = '/'] = pages
  await textAt(place, home)
  const first = ((performance.now() - since) / 1000).toFixed(1)
  process.kill(rendererOf(server), 'SIGSTOP')
  const answers = await visit(place, pages, 16)
  process.kill(rendererOf(server), 'SIGCONT')
  await stop(server)
  const file = path.join(path.dirname(place.store), 'pages.db')
  return [
    `| from the start of the process to the first page | ${first} s |`,
    `| all kept pages with the renderer stopped | ${countsOf(answers)}, ${rateOf(answers)} a second, p99 ${p99(answers)} |`,
    `| the file | ${existsSync(file) ? megabytes(statSync(file).size) : 'none'} |`,
  ]
}

/** Makes all pages in advance, in a new place. */
async function inAdvance(share: string): Promise<string> {
  const place = await newPlace()
  Object.assign(place.environment, { PAGE_WARMING: share, LOG_LEVEL: 'info' })
  const server = runScript('start', place)
  let output = ''
  server.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  await printed(server, 'pages were made in advance')
  const [, made, failed, seconds] = /"made":(\d+),"failed":(\d+),"seconds":(\d+)/.exec(output) ?? []
  const memory = memoryOfBoth(server)
  await stop(server)
  return `| made in advance at ${share} | ${made} pages (${failed} failed) in ${seconds} s; server ${memory} |`
}

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
    ...(await afterRestart(place, pages)),
    await inAdvance('25%'),
    await inAdvance('100%'),
  ]
    .join('\n\n')
    .replaceAll('|\n\n|', '|\n|')
}
