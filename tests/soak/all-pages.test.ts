/** All pages of the site, over a restart. It takes longest, and comes first by its name. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  ended,
  newPlace,
  type Place,
  printed,
  read,
  rendererOf,
  runScript,
} from '../contract/processes'
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
  await Promise.all(Array.from({ length: 8 }, visitor))
  return pages
}

const differencesOf = (pages: Map<string, string>, others: Map<string, string>): string[] =>
  [...pages].filter(([address, page]) => others.get(address) !== page).map(([address]) => address)

test('all pages of the site outlive a restart, and need no renderer then, and a torn file of them costs nothing else', async () => {
  const place = await newPlace()
  let server = runScript('start', place)
  await printed(server, 'Listening')
  const pages = await sitemapPages((address) => read(place, address))
  expect(pages.length).toBeGreaterThan(2_000)
  const before = await visit(place, pages)
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
  server.kill('SIGTERM')
  expect(await ended(server)).toBe(0)
})
