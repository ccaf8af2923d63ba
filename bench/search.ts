/** Measures lists and searches of the API, as clients see them: over HTTP, each request for the first time. */
import { execFileSync } from 'node:child_process'
import { searchQueries } from '@/tests/facts/search-queries'
import { type Atlas, readJson, storeFile, withAtlas, withFolder } from './atlas'
import { memory } from './programs'
import { measureTimes, median, megabytes, p99 } from './samples'

const syntheticRecords = 100_000

/** Occurs in a quarter of all synthetic names. */
const commonWord = 'wallet'

const maxPages = 200

/** Every query of the tests, and each beginning of it that a visitor types on the way. */
function typedQueries(): string[] {
  const queries = Object.values(searchQueries).flatMap((queriesOfKind) =>
    queriesOfKind.map(({ query }) => query),
  )
  const starts = queries.flatMap((query) => [2, 4, 6].map((length) => query.slice(0, length)))
  return [...new Set([...queries, ...starts])]
}

interface Listed {
  pagination: { total: number; total_pages: number }
}

/** Every page of a list after the first, up to a number of pages. */
async function getPages(list: string): Promise<string[]> {
  const { pagination } = await readJson<Listed>(list)
  const count = Math.min(pagination.total_pages, maxPages) - 1
  return Array.from({ length: count }, (_, index) => `${list}&page=${index + 2}`)
}

async function measure(name: string, { api, pid }: Atlas): Promise<string> {
  const searches = typedQueries().map((query) => `${api}/search?query=${encodeURIComponent(query)}`)
  // Other searches come first, so that the code is compiled.
  await measureTimes(searches.map((address) => `${address}%20x`))
  const searched = await measureTimes(searches)
  const listed = await measureTimes(await getPages(`${api}/projects?per_page=20`))
  const found = await measureTimes(await getPages(`${api}/projects?per_page=5&q=${commonWord}`))
  const { pagination } = await readJson<Listed>(`${api}/projects`)
  const cells = [
    name,
    pagination.total.toLocaleString('en'),
    median(listed),
    median(found),
    median(searched),
    p99(searched),
    megabytes(memory(pid)),
  ]
  return `| ${cells.join(' | ')} |`
}

const measureIn = (name: string, prepare: (folder: string) => void): Promise<string> =>
  withFolder((folder) => {
    prepare(folder)
    return withAtlas(folder, (atlas) => measure(name, atlas))
  })

function writeSynthetic(folder: string): void {
  console.log(`Storing ${syntheticRecords.toLocaleString('en')} synthetic records …`)
  const script = ['--max-old-space-size=8192', '--import', 'tsx', 'bench/synthetic-store.ts']
  execFileSync(process.execPath, [...script, storeFile(folder), String(syntheticRecords)])
}

export async function searchReport(): Promise<string> {
  return [
    '# Lists and searches',
    `The API over HTTP, with a key that has no limits, one request after another: ${typedQueries().length} searches, and pages of the list of projects, all of them and those with “${commonWord}” in their names. Memory is that of the server's process afterwards (RSS).`,
    [
      '| data | projects | list page | list page of a common word | search, median | search, p99 | memory |',
      '|---|---|---|---|---|---|---|',
      await measureIn('facts in `data/`', () => undefined),
      await measureIn(`${syntheticRecords.toLocaleString('en')} synthetic records`, writeSynthetic),
    ].join('\n'),
  ].join('\n\n')
}
