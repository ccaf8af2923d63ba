/**
 * Measures what is published beside pages: downloads, feeds, frozen lists and the pages of versions. Each is compared
 * with a cached page measured in alternation with it, and the renders during its measurement are counted.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Downloads } from '@/lib/contract/downloads'
import { Versions } from '@/lib/contract/versions'
import { formatCount } from '@/lib/text/counted'
import { body, type ServedSite } from './served-site'
import { type Load, load } from './wrk'

interface Subject {
  name: string
  path: string
  headers?: Record<string, string>
}

const rounds = 5
const secondsPerRound = 2

const json = async (url: string, key: string): Promise<unknown> =>
  JSON.parse(String(await body(url, key)))

/**
 * Waits until the downloads of every version are ready: once the server runs, it generates them in the background, one
 * version after another.
 */
async function readyDownloads({ api, key }: ServedSite): Promise<Downloads> {
  const { data } = Versions.parse(await json(`${api}/versions`, key))
  const paths = ['/downloads', ...data.map(({ version }) => `/downloads?version=${version}`)]
  for (;;) {
    const all = await Promise.all(
      paths.map(async (path) => Downloads.parse(await json(api + path, key))),
    )
    const [current] = all
    if (current && all.every(({ state }) => state === 'ready')) return current
    if (all.some(({ state }) => state === 'unavailable')) {
      throw new Error('The server could not make its downloads')
    }
    await sleep(1000)
  }
}

/** The CSV file whose size is closest to the given number of bytes. */
function fileNear({ version, files }: Downloads, bytes: number): Subject & { bytes: number } {
  const csv = files.filter(({ name }) => name.endsWith('.csv'))
  const [near] = csv.sort((a, b) => Math.abs(a.bytes - bytes) - Math.abs(b.bytes - bytes))
  if (!near) throw new Error('There are no CSV files')
  const path = `/downloads/${version}/${near.name}`
  return { name: `the file ${near.name}`, path, bytes: near.bytes }
}

async function subjectsOf(served: ServedSite): Promise<Subject[]> {
  const downloads = await readyDownloads(served)
  const large = fileNear(downloads, 600_000)
  const range = { Range: `bytes=${large.bytes - 65_536}-` }
  return [
    fileNear(downloads, 4_000),
    large,
    { ...large, name: `the last 64 KB of ${large.name}`, headers: range },
    { name: 'the feed of everything, Atom', path: '/changes.atom' },
    { name: 'the feed of a list, JSON Feed', path: '/projects.feed.json?country=CH' },
    { name: 'a list as of a version', path: `/versions/${downloads.version}/projects?country=CH` },
    { name: 'the page of versions', path: '/versions' },
    { name: 'the page of changes', path: '/changes' },
  ]
}

/** The number of pages that the renderer has rendered, successfully or not. */
async function rendersSoFar({ metrics }: ServedSite): Promise<number> {
  const text = await (await fetch(metrics)).text()
  const counts = text.matchAll(/^did_atlas_render_seconds_count\{[^}]*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

async function bytesOf(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const length = response.headers.get('content-length')
  await response.arrayBuffer()
  return Number(length)
}

interface Round {
  subject: Load
  page: Load
}

const shareOf = ({ subject, page }: Round): number =>
  subject.requestsPerSecond / page.requestsPerSecond

async function row(served: ServedSite, subject: Subject, page: string): Promise<string> {
  const headers = { 'Accept-Encoding': 'gzip', ...subject.headers }
  const url = served.site + subject.path
  const bytes = await bytesOf(url, headers)
  const measure = (measured: string, sent: Record<string, string>): Promise<Load> =>
    load({ url: measured, headers: sent, seconds: secondsPerRound })
  await measure(url, headers)
  const before = await rendersSoFar(served)
  const all: Round[] = []
  for (let round = 0; round < rounds; round++) {
    const own = await measure(url, headers)
    all.push({ subject: own, page: await measure(page, { 'Accept-Encoding': 'gzip' }) })
  }
  const renders = (await rendersSoFar(served)) - before
  const median = all.sort((a, b) => shareOf(a) - shareOf(b))[Math.floor(rounds / 2)]
  if (!median) throw new Error('There are no rounds')
  const { requestsPerSecond: rate, median: latency, p99, failures } = median.subject
  const requests = all.reduce((sum, one) => sum + one.subject.requestsPerSecond, 0)
  const cells = [
    subject.name,
    formatCount(bytes),
    formatCount(Math.round(rate)),
    `${Math.round(100 * shareOf(median))}%`,
    `${formatCount(Math.round((rate * bytes) / 1e6))} MB/s`,
    `${latency.toFixed(2)} ms`,
    `${p99.toFixed(2)} ms`,
    String(failures),
    `${renders} of ${formatCount(Math.round(requests * secondsPerRound))}`,
  ]
  return `| ${cells.join(' | ')} |`
}

export async function publishedReport(served: ServedSite): Promise<string> {
  const subjects = await subjectsOf(served)
  const profile = (await fetch(`${served.site}/projects/118`)).url
  const rows: string[] = []
  for (const subject of [
    { name: 'a project’s page', path: new URL(profile).pathname },
    ...subjects,
  ]) {
    rows.push(await row(served, subject, profile))
  }
  return [
    '# Speed of what is published beside pages',
    'wrk with one thread and 32 connections, gzip where it is offered. Each is measured in turn with the page of a project, which comes from the cache, and compared with that; rates depend on the machine. The last column says how often the renderer was asked for anything during all these requests and those to the page: a page whose time has run out is sent from the cache all the same, and renewed once behind it.',
    [
      '| what | bytes sent | requests/s | of the page | bytes | median | p99 | failed | renders |',
      '|---|---|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  ].join('\n\n')
}
