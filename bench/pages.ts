/** Measures the pages of the portal, as visitors see them: over HTTP, from a server that has rendered none of them. */
import { availableParallelism } from 'node:os'
import { families } from '@/lib/contract/families'
import { sitemapPages } from '@/tests/fixtures/sitemap-pages'
import { type Atlas, readJson, withAtlas, withFolder } from './atlas'
import { getChildren, memory } from './programs'
import { evenly, measureTimes, median, megabytes, p99, visit } from './samples'

const sampled = 200
const visitors = 8

const isProfile = (page: string): boolean =>
  families.some((family) => page.startsWith(`/${family}/`))

/** Pages of lists after the first, which no sitemap has. */
async function listPages({ api, site }: Atlas): Promise<string[]> {
  const pages: string[] = []
  for (const family of ['projects', 'entities', 'people']) {
    const { pagination } = await readJson<{ pagination: { total_pages: number } }>(
      `${api}/${family}`,
    )
    for (let page = 2; page <= pagination.total_pages; page += 1) {
      pages.push(`${site}/${family}?page=${page}`)
    }
  }
  return evenly(pages, sampled)
}

/** Several visitors request one page after another. */
async function visitAll(pages: readonly string[]): Promise<{ rate: number; failed: number }> {
  const remainingPages = [...pages]
  let failed = 0
  const visitor = async () => {
    for (let page = remainingPages.shift(); page; page = remainingPages.shift()) {
      const { status } = await visit(page)
      if (status !== 200) failed += 1
    }
  }
  const since = performance.now()
  await Promise.all(Array.from({ length: visitors }, visitor))
  return { rate: pages.length / ((performance.now() - since) / 1000), failed }
}

async function measure(atlas: Atlas): Promise<[what: string, value: string][]> {
  const { site, pid } = atlas
  const textAt = async (page: string) => (await fetch(site + page)).text()
  const pages = await sitemapPages(textAt)
  const sampledProfiles = evenly(pages.filter(isProfile), sampled)
  const otherPages = pages.filter((page) => !sampledProfiles.includes(page))
  console.log(`Visiting ${pages.length} pages …`)
  const profiles = await measureTimes(sampledProfiles.map((page) => site + page))
  const lists = await measureTimes(await listPages(atlas))
  const { rate, failed } = await visitAll(otherPages.map((page) => site + page))
  const renderers = getChildren(pid).reduce((sum, child) => sum + memory(child), 0)
  return [
    [`first render of a profile, ${profiles.length} one after another`, median(profiles)],
    ['the same, 99th percentile', p99(profiles)],
    [`first render of a page of a list, ${lists.length} one after another`, median(lists)],
    ['the same, 99th percentile', p99(lists)],
    [
      `the other ${otherPages.length} pages, ${visitors} visitors`,
      `${rate.toFixed(0)} a second, ${failed} failed`,
    ],
    ['memory of the server after all pages', megabytes(memory(pid))],
    ['memory of the renderer after all pages', megabytes(renderers)],
  ]
}

export function pagesReport(): Promise<string> {
  return withFolder(async (folder) => {
    const rows = await withAtlas(folder, measure)
    const later = await withAtlas(folder, async ({ startSeconds }) => startSeconds)
    rows.push(['from a later start to the first page', `${later.toFixed(1)} s`])
    return [
      '# Pages',
      `Every page of the sitemaps once, on ${availableParallelism()} cores. Memory is that of the processes (RSS).`,
      ['| what | measured |', '|---|---|', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join(
        '\n',
      ),
    ].join('\n\n')
  })
}
