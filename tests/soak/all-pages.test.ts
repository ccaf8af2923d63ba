/** All pages of the site: what the profiles among them say, and whether they outlive a restart. */
import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { addressOf } from '@/lib/portal/records/record-address'
import {
  ended,
  newPlace,
  type Place,
  printed,
  read,
  rendererOf,
  runScript,
} from '../contract/processes'
import { everyRecord } from '../fixtures/every-record'
import { sitemapPages } from '../fixtures/sitemap-pages'
import { largestMedian, median, type ServedPage, servedSources } from '../pages/served-sources'
import { testWith } from '../services/programs'

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

const differencesOf = (pages: Map<string, string>, others: Map<string, string>): string[] =>
  [...pages].filter(([address, page]) => others.get(address) !== page).map(([address]) => address)

let place: Place
let server: ChildProcess
let before: Map<string, string>
/** The profiles that no sitemap has: of countries to which nothing is related. */
let unlisted: Map<string, string>

beforeAll(async () => {
  place = await newPlace()
  server = runScript('start', place)
  await printed(server, 'Listening')
  before = await visit(place, await sitemapPages((address) => read(place, address)))
  const profiles = (await everyRecord()).map(({ family, document }) => addressOf(family, document))
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

testWith('ps')(
  'all pages of the site outlive a restart, and need no renderer then, and a torn file of them costs nothing else',
  async () => {
    const pages = [...before.keys()]
    expect(pages.length).toBeGreaterThan(2_000)
    expect([...before.values()].filter((page) => !page.startsWith('200'))).toEqual([])
    server.kill('SIGTERM')
    expect(await ended(server)).toBe(0)

    const since = performance.now()
    server = runScript('start', place)
    await expect.poll(() => read(place, '/').catch(() => ''), { interval: 20 }).toMatch(/^200/)
    const first = performance.now() - since
    await printed(server, 'Listening')
    process.kill(rendererOf(server), 'SIGSTOP')
    expect(differencesOf(before, await visit(place, pages))).toEqual([])
    process.stdout.write(`the first page came ${Math.round(first / 100) / 10} s after the start\n`)
    process.kill(rendererOf(server), 'SIGCONT')
    server.kill('SIGTERM')
    expect(await ended(server)).toBe(0)

    const file = path.join(path.dirname(place.store), 'pages.db')
    writeFileSync(file, readFileSync(file).fill(0, 4096))
    server = runScript('start', place)
    await printed(server, 'Listening')
    expect(differencesOf(await visit(place, ['/about', '/projects']), before)).toEqual([])
  },
)
