/**
 * `npm run bench` measures the throughput of the server as a share of that of nginx with the same bytes, and the
 * rendering of lists with facets, and searches.
 * `npm run bench -- search` measures the tolerant search alone: its time, and the memory of its index.
 * `npm run bench -- growth` measures the queries of the store at 10 thousand, 100 thousand and a million records.
 * `npm run bench -- network` measures how fast the network explorer draws a large graph.
 * `npm run bench -- downloads` measures how much memory the files of a million nodes take to make.
 * `npm run bench -- outages` measures how the portal copes with every fault of its upstream, two minutes each.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { childEnvironment, parseSettings } from '@/lib/env'
import { KeyStore } from '@/lib/facts/store/keys'
import { compileStore } from '@/scripts/compile-store'
import { preparePortal } from '@/scripts/prepare'
import { command } from '@/scripts/steps'
import { keyFile } from '@/server/key-file'
import { freePort } from '@/server/renderer-process'
import { downloadsReport } from './downloads'
import { networkBench } from './network'
import { serveFiles } from './nginx'
import { outagesReport } from './outages'
import { searchTable } from './search'
import { startServer } from './server'
import { type Subject, servingTable } from './serving'

class MissingTool extends Error {
  override name = 'MissingTool'
}

function requireTools(): void {
  for (const tool of ['wrk', 'nginx']) {
    if (spawnSync(tool, ['-v']).error) {
      throw new MissingTool(`${tool} is not installed. On Debian: apt-get install wrk nginx`)
    }
  }
}

async function body(url: string, key: string): Promise<Buffer> {
  const headers = { 'x-api-key': key, 'accept-encoding': 'identity' }
  const response = await fetch(url, { headers })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/** The project whose document has the median size. */
async function medianProject(api: string, key: string): Promise<number> {
  const sizes: { id: number; size: number }[] = []
  for (let page = 1; page <= 3; page += 1) {
    const list = JSON.parse(String(await body(`${api}/projects?per_page=100&page=${page}`, key)))
    for (const { id } of list.data as { id: number }[]) {
      sizes.push({ id, size: (await body(`${api}/projects/${id}`, key)).length })
    }
  }
  sizes.sort((a, b) => a.size - b.size)
  return sizes[Math.floor(sizes.length / 2)]?.id ?? 1
}

function writeResults(name: string, report: string): void {
  console.log(`\n${report}\n`)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(`bench/results/${name}.md`, `${report}\n`)
}

/** Runs a script in a process of its own, and returns the table that it prints. */
const tableOf = (script: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [...flags, '--import', 'tsx', script], {
    env: childEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  }).trim()

const measureFacets = (): void =>
  writeResults('facets', `# Lists with facets, and tables across\n\n${tableOf('bench/facets.ts')}`)

const measureSearch = (): void =>
  writeResults('search', `# Search\n\n${tableOf('bench/search-engine.ts', '--expose-gc')}`)

const growthTitle = '# The store, as it grows'
const growthNote = 'The median processor time of each query over synthetic records, in one process.'

const measureGrowth = (): void =>
  writeResults(
    'growth',
    `${growthTitle}\n\n${growthNote}\n\n${tableOf('bench/store-growth.ts', '--max-old-space-size=9000')}`,
  )

class UsageError extends Error {
  override name = 'UsageError'
}

const usage = `npm run bench               measures serving; writes bench/results/serving.md and facets.md
npm run bench -- search     measures the tolerant search; writes bench/results/search.md
npm run bench -- growth     measures the store at three sizes; writes bench/results/growth.md
npm run bench -- network    measures the network explorer
npm run bench -- downloads  measures making the files of a million nodes; writes bench/results/downloads.md
npm run bench -- outages    measures every fault of an upstream; writes bench/results/outages.md`

await command(async () => {
  const [asked] = process.argv.slice(2)
  if (asked === '--help' || asked === '-h') return console.log(usage)
  if (
    asked !== undefined &&
    !['search', 'growth', 'network', 'downloads', 'outages'].includes(asked)
  )
    throw new UsageError(usage)
  if (asked === 'search') return measureSearch()
  if (asked === 'growth') return measureGrowth()
  if (asked === 'network') return networkBench()
  if (asked === 'outages') {
    await preparePortal()
    return writeResults('outages', await outagesReport(120))
  }
  if (asked === 'downloads') return writeResults('downloads', await downloadsReport())
  requireTools()
  measureFacets()
  measureSearch()
  const folder = mkdtempSync(path.join(tmpdir(), 'did-atlas-bench-'))
  const settings = parseSettings({
    PORT: String(await freePort()),
    STORE_URL: `sqlite:${folder}/atlas.db`,
    LOG_LEVEL: 'error',
  })
  await compileStore(settings)
  await preparePortal()
  const keys = new KeyStore(keyFile(settings))
  const { key } = keys.create('bench', { unlimited: true })
  keys.close()
  const server = await startServer(settings)
  const site = `http://127.0.0.1:${settings.PORT}`
  const api = `${site}/api/v1`
  const id = await medianProject(api, key)
  const [detail, list, page] = await Promise.all([
    body(`${api}/projects/${id}`, key),
    body(`${api}/projects`, key),
    body(`${site}/projects/${id}`, key),
  ])
  const canonical = new URL((await fetch(`${site}/projects/${id}`)).url).pathname
  const nginx = await serveFiles(folder, {
    'detail.json': detail,
    'list.json': list,
    'page.html': page,
    'page.html.gz': gzipSync(page, { level: 9 }),
  })
  const withKey = { 'X-API-Key': key }
  const subjects: Subject[] = [
    {
      name: `a project, JSON, ${detail.length} bytes`,
      target: 60,
      url: `${api}/projects/${id}`,
      file: `${nginx.address}/detail.json`,
      headers: withKey,
    },
    {
      name: `a list of 20, JSON, ${list.length} bytes`,
      target: 40,
      url: `${api}/projects`,
      file: `${nginx.address}/list.json`,
      headers: withKey,
    },
    {
      name: `a project’s page, gzip, ${page.length} bytes uncompressed`,
      target: 60,
      url: site + canonical,
      file: `${nginx.address}/page.html`,
      headers: { 'Accept-Encoding': 'gzip' },
    },
  ]
  try {
    // Must come first: wrk blocks this process for longer than its idle connections stay open.
    const searches = await searchTable({ api, key, folder })
    const report = [
      '# Speed of serving',
      `wrk with one thread and 32 connections, real documents, requests with a key; nginx with one worker; all on one machine with ${availableParallelism()} cores. Rates depend on the machine; compare the shares.`,
      servingTable(subjects),
      searches,
    ].join('\n\n')
    writeResults('serving', report)
  } finally {
    nginx.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
