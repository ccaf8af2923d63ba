/** A restart changes no page. The contents of all profiles are tested in `tests/facts/profiles.test.ts`. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type Place, read, startServer } from '../contract/processes'
import { copiedPlace } from '../contract/stored-place'
import { sitemapPages } from '../fixtures/sitemap-pages'

/** Requests pages over several connections. Resolves with the status and the body of each, by its address. */
async function visit(place: Place, addresses: readonly string[]): Promise<Map<string, string>> {
  const left = [...addresses]
  const pages = new Map<string, string>()
  const visitor = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      pages.set(address, await read(place, address))
    }
  }
  await Promise.all(Array.from({ length: 4 }, visitor))
  return pages
}

/**
 * Visits the pages until they are complete, and resolves with the last visit. A page that was requested just after the start may lack what
 * the server had not read yet. Such a page is rendered again two seconds later.
 */
async function visitComplete(place: Place, addresses: readonly string[]) {
  await visit(place, addresses)
  await sleep(3_000)
  // The first request for a page that is out of date still gets the old one.
  await visit(place, addresses)
  await sleep(1_000)
  return visit(place, addresses)
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

/** Every nth page of the sitemaps is requested. */
const oneIn = 10

/** The limit for the median size of a profile of a project, in bytes. */
const largestMedian = 60 * 1024

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

test('pages are served, and are the same after a restart', async () => {
  const place = await copiedPlace()
  const start = async () => {
    const server = await startServer(place)
    // Pages link to the downloads once these have been made.
    await vi.waitFor(async () => expect(await read(place, '/downloads')).toContain('SHA256SUMS'), {
      timeout: 600_000,
      interval: 2_000,
    })
    return server
  }
  const first = await start()
  const all = await sitemapPages((address) => read(place, address))
  expect(all.length).toBeGreaterThan(2_000)
  const addresses = all.filter((_, index) => index % oneIn === 0)
  const before = await visitComplete(place, addresses)
  expect([...before.values()].filter((page) => !page.startsWith('200'))).toEqual([])
  const projects = [...before].filter(([address]) => /^\/projects\/\d/.test(address))
  expect(projects.length).toBeGreaterThan(20)
  expect(median(projects.map(([, page]) => Buffer.byteLength(page)))).toBeLessThan(largestMedian)
  expect(await first.stop()).toBe(0)
  const second = await start()
  expect(findDifferences(before, await visitComplete(place, addresses))).toEqual([])
  expect(await second.stop()).toBe(0)
})
