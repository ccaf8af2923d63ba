import { expect, test } from '@playwright/test'
import { resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { all, get } from '../contract/client'
import { testServer } from '../test-server'

interface Listed {
  id: number
  code?: string
  name?: string
  title?: string
}

const pathOf = (family: Family, { id, code, name, title = name ?? '' }: Listed): string =>
  family === 'countries' ? countryPath(code ?? '') : recordPath(family, id, title)

/** How many profiles are asked for at the same time. */
const lanes = 6

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values()
  const lane = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Every text in a document that names a source, in whichever of the contract's ways. */
function sourcesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /(?:^|_)sources?$/.test(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => sourcesIn(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => sourcesIn(part, name))
}

/** Everything that the API says of a record. */
async function documentsOf(family: Family, { id }: Listed): Promise<unknown[]> {
  if (!resource(family).detail) return []
  const detail = await get(`/${family}/${id}`)
  return family === 'projects' ? [detail, await get(`/projects/${id}/relationships`)] : [detail]
}

async function listOf(family: Family): Promise<Listed[]> {
  const { includes, paginated } = resource(family)
  const path = `/${family}?${includes.map((name) => `include_${name}=true`).join('&')}`
  return paginated ? all<Listed>(path) : (await get<{ data: Listed[] }>(path)).data
}

const unescaped = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What a reader without scripts has of a page. */
function readPage(html: string) {
  const visible = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const links = [...visible.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => unescaped(href))
  return { links: new Set(links), text: unescaped(visible.replace(/<[^>]*>/g, '')) }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

for (const family of families) {
  test(`every profile of ${family} shows every source that the API gives for it`, async () => {
    test.setTimeout(300_000)
    const faults: string[] = []
    const records = await listOf(family)
    expect(records.length).toBeGreaterThan(0)
    const sizes: number[] = []
    let checked = 0
    await inLanes(records, async (record) => {
      const path = pathOf(family, record)
      const response = await fetch(testServer.address + path, { redirect: 'manual' })
      const html = await response.text()
      sizes.push(Buffer.byteLength(html))
      const { links, text } = readPage(html)
      if (response.status !== 200) faults.push(`${path} answers ${response.status}`)
      for (const source of sourcesIn([record, ...(await documentsOf(family, record))])) {
        checked += 1
        const url = safeHttpUrl(source)
        const shown = url ? links.has(url.href) : text.includes(source)
        if (!shown) faults.push(`${path} lacks ${source}`)
      }
    })
    expect(faults).toEqual([])
    if (family === 'projects') expect(median(sizes)).toBeLessThan(60 * 1024)
    expect(checked).toBeGreaterThan(0)
  })
}
