/** All pages of the site: the contents of profiles, and that a restart does not change them. */
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { families } from '@/lib/contract/families'
import { getAddress } from '@/lib/portal/records/record-address'
import { ended, newPlace, type Place, printed, read, runScript } from '../contract/processes'
import { everyRecord } from '../fixtures/every-record'
import { sitemapPages } from '../fixtures/sitemap-pages'
import { largestMedian, median, type ServedPage, servedSources } from '../pages/served-sources'

/** Requests pages over several connections. Resolves with the status and the body of each, by its address. */
async function visit(place: Place, addresses: readonly string[]): Promise<Map<string, string>> {
  const left = [...addresses]
  const pages = new Map<string, string>()
  const visitor = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      pages.set(address, await read(place, address))
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  return pages
}

/** React decides on the order of the elements of the head, and of their attributes, while it renders. */
const sortedHead = (head: string): string =>
  [...head.matchAll(/<[^>]*>[^<]*/g)]
    .map(([element]) =>
      element
        .split(/[\s/>]+/)
        .sort()
        .join(' '),
    )
    .sort()
    .join('\n')

/**
 * A page without what a restart may change: when its record was fetched from the API, its scripts, which depend on what
 * the renderer has loaded before, and the order of its head.
 */
function comparable(page = ''): string {
  const [head = '', ...body] = page
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '')
    .replaceAll(/\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC/g, '')
    .split('</head>')
  return [sortedHead(head), ...body].join('\n')
}

const findDifferences = (pages: Map<string, string>, others: Map<string, string>): string[] =>
  [...pages]
    .filter(([address, page]) => comparable(others.get(address)) !== comparable(page))
    .map(([address]) => address)

let place: Place
let server: ChildProcess
let before: Map<string, string>
/** The profiles that no sitemap has: of countries to which nothing is related. */
let unlisted: Map<string, string>

beforeAll(async () => {
  place = await newPlace()
  server = runScript('start', place)
  await printed(server, 'Listening')
  // Pages link to the downloads once these have been made.
  await vi.waitFor(async () => expect(await read(place, '/downloads')).toContain('SHA256SUMS'), {
    timeout: 240_000,
    interval: 2_000,
  })
  before = await visit(place, await sitemapPages((address) => read(place, address)))
  const profiles = (await everyRecord()).map(({ family, document }) => getAddress(family, document))
  unlisted = await visit(
    place,
    profiles.filter((address) => !before.has(address)),
  )
})
afterAll(async () => {
  server.kill('SIGTERM')
  await ended(server)
})

async function visitedPage(address: string): Promise<ServedPage> {
  const [, status, html = ''] =
    /^(\d+) (.*)$/s.exec(before.get(address) ?? unlisted.get(address) ?? '') ?? []
  return { status: Number(status), html }
}

for (const family of families) {
  test(`every profile of ${family} is served with every source that the API gives for it, its publisher and its kind`, async () => {
    const records = (await everyRecord()).filter((record) => record.family === family)
    expect(records.length).toBeGreaterThan(0)
    const { faults, checked, sizes } = await servedSources(records, visitedPage)
    expect(faults).toEqual([])
    if (family === 'projects') expect(median(sizes)).toBeLessThan(largestMedian)
    expect(checked).toBeGreaterThan(0)
  })
}

test('all pages of the site are served, and are the same after a restart', async () => {
  const pages = [...before.keys()]
  expect(pages.length).toBeGreaterThan(2_000)
  expect([...before.values()].filter((page) => !page.startsWith('200'))).toEqual([])
  server.kill('SIGTERM')
  expect(await ended(server)).toBe(0)
  server = runScript('start', place)
  await printed(server, 'Listening')
  const again = pages.filter((_, index) => index % 20 === 0)
  expect(findDifferences(await visit(place, again), before)).toEqual([])
})
