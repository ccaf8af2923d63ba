/**
 * `npm run bench` measures the throughput of the server relative to that of nginx with the same bytes, the rendering of
 * lists with facets, searches, and everything published beside pages.
 * `npm run bench -- serving` measures only the throughput relative to that of nginx.
 * `npm run bench -- ways` measures what other ways of answering with the same bytes would reach.
 * `npm run bench -- peers` measures the throughput beside that of other servers with the same rows and pages.
 * `npm run bench -- published` measures only downloads, feeds and the pages of versions, relative to a cached page.
 * `npm run bench -- search` measures only the tolerant search: its time, and the memory of its index.
 * `npm run bench -- growth` measures both stores at 10 thousand, 100 thousand and a million records.
 * `npm run bench -- stores` measures the same queries over SQLite and over PostgreSQL.
 * `npm run bench -- network` measures how fast the network explorer draws a large graph.
 * `npm run bench -- downloads` measures how much memory it takes to generate the files of a million nodes.
 * `npm run bench -- pages` measures rendering pages, keeping them across a restart, and the memory of both processes.
 * `npm run bench -- outages` measures how the portal copes with every fault of its upstream, two minutes each.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { gzipSync } from 'node:zlib'
import { childEnvironment } from '@/lib/env'
import { preparePortal } from '@/scripts/prepare'
import { command } from '@/scripts/steps'
import { downloadsReport } from './downloads'
import { networkBench } from './network'
import { serveFiles } from './nginx'
import { benchOptions, usage } from './options'
import { outagesReport } from './outages'
import { pagesReport } from './pages'
import { peersBench } from './peers'
import { peersOptions } from './peers/options'
import { publishedReport } from './published'
import { searchTable } from './search'
import { type ServedSite, withServedSite } from './served-site'
import { servingTable } from './serving'
import { type Documents, documentsOf, subjectsOf } from './serving-subjects'
import { servingWaysTable } from './serving-ways'

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

function writeResults(name: string, report: string, data?: object): void {
  console.log(`\n${report}\n`)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(`bench/results/${name}.md`, `${report}\n`)
  if (data) writeFileSync(`bench/results/${name}.json`, `${JSON.stringify(data, null, 2)}\n`)
}

/** Runs a script with its arguments in a separate process, and returns the table that it prints. */
const tableOf = (script: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [...flags, '--import', 'tsx', ...script.split(' ')], {
    env: childEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  }).trim()

const measureFacets = (): void =>
  writeResults('facets', `# Lists with facets, and tables across\n\n${tableOf('bench/facets.ts')}`)

const measureSearch = (): void =>
  writeResults('search', `# Search\n\n${tableOf('bench/search-engine.ts', '--expose-gc')}`)

const growthTitle = '# The store, as it grows'
const growthNote =
  'Synthetic records (`bench/synthetic-snapshot.ts`), with a detail for each and twice as many links, in one process. The processor time of PostgreSQL is that of this process and of its connections to the database, which is on the same machine.'

function measureGrowth(): void {
  const tables = ['', ' --postgres'].map((option) =>
    tableOf(`bench/store-growth.ts${option}`, '--max-old-space-size=9000'),
  )
  const report = [growthTitle, growthNote, '## SQLite', tables[0], '## PostgreSQL', tables[1]]
  writeResults('growth', report.join('\n\n'))
}

const storesTitle = '# The same queries over both stores'
const storesNote =
  'The queries run one after another, with PostgreSQL on the same machine. Queries of SQLite stop the event loop, queries of PostgreSQL do not. The server keeps what it has answered in memory with both.'

const measureStores = (): void =>
  writeResults('stores', `${storesTitle}\n\n${storesNote}\n\n${tableOf('bench/stores.ts')}`)

const measurePublished = async (served: ServedSite): Promise<void> =>
  writeResults('published', await publishedReport(served))

const waysTitle = '# Ways to answer with the same bytes'
const waysNote =
  'Each server runs in one thread on a machine with two cores, on the other of which wrk sends requests over 32 connections. “Finished responses” have the headers and body of DID Atlas and are found by their path: no key is checked, no request counted, no format or encoding chosen. Medians of seven rounds of two seconds in turn; the share is that within a round.'

/** Passes on the documents that are measured, and the nginx that serves them as files. */
async function besideNginx(
  served: ServedSite,
  use: (documents: Documents, files: string) => Promise<void>,
): Promise<void> {
  const documents = await documentsOf(served)
  const nginx = await serveFiles(served.folder, {
    'detail.json': documents.detail,
    'list.json': documents.list,
    'page.html': documents.page,
    'page.html.gz': gzipSync(documents.page, { level: 9 }),
  })
  try {
    await use(documents, nginx.address)
  } finally {
    nginx.stop()
  }
}

const measureServing = (served: ServedSite): Promise<void> =>
  besideNginx(served, async (documents, files) => {
    const searches = await searchTable(served)
    const report = [
      '# Speed of serving',
      `wrk with one thread and 32 connections, real documents, requests with a key; nginx with one worker; all on one machine with ${availableParallelism()} cores. Rates depend on the machine; compare the shares.`,
      await servingTable(subjectsOf(documents, files, served.key)),
      searches,
    ].join('\n\n')
    writeResults('serving', report)
  })

const measureWays = (served: ServedSite): Promise<void> =>
  besideNginx(served, async (documents, files) => {
    const subjects = subjectsOf(documents, files, served.key)
    const report = [waysTitle, waysNote, await servingWaysTable(served, subjects)].join('\n\n')
    writeResults('serving-ways', report)
  })

await command(async () => {
  const asked = benchOptions(process.argv.slice(2))
  if (asked === undefined) return console.log(usage)
  if (asked === 'search') return measureSearch()
  if (asked === 'growth') return measureGrowth()
  if (asked === 'stores') return measureStores()
  if (asked === 'network') return networkBench()
  if (asked === 'outages') {
    await preparePortal()
    return writeResults('outages', await outagesReport(120))
  }
  if (asked === 'pages') {
    await preparePortal()
    return writeResults('pages', await pagesReport())
  }
  if (asked === 'downloads') return writeResults('downloads', await downloadsReport())
  const options = asked === 'peers' ? peersOptions(process.argv.slice(3)) : undefined
  requireTools()
  if (options) {
    return peersBench(options, (report, data) => writeResults('peers', report, data))
  }
  if (asked === 'serving') return withServedSite(measureServing)
  if (asked === 'ways') return withServedSite(measureWays)
  if (asked === 'published') return withServedSite(measurePublished)
  measureFacets()
  measureSearch()
  await withServedSite(async (served) => {
    await measureServing(served)
    await measurePublished(served)
  })
})
