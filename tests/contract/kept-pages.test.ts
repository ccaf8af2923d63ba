/**
 * Pages that outlive the server that made them, while the data is replaced or their file is damaged. That all pages of the
 * site outlive it is in `tests/soak/restarts.test.ts`.
 */
import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from '@playwright/test'
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import { compiledWith, replacing } from '../fixtures/facts'
import { ended, newPlace, type Place, printed, read, runScript } from './processes'

/** Stores the synthetic facts at a place, with a new mission for one project. */
async function writeFacts(place: Place, mission: string): Promise<void> {
  const changes = {
    'projects/alpine-id.yaml': replacing('To identify synthetic mountaineers.', mission),
  }
  writeSqliteStore(place.store, await compiledWith(changes))
}

/** Counts the failures of the renderer: on a busy machine, it may not get enough time to make a page. */
function failuresOf(server: ChildProcess): () => number {
  let output = ''
  server.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  return () => output.split('"no page"').length
}

/** Reads a page, and again only if the renderer failed to make it. */
async function readMade(place: Place, target: string, failures: () => number): Promise<string> {
  for (;;) {
    const before = failures()
    const page = await read(place, target)
    if (failures() === before) return page
  }
}

const pagesOf = (place: Place): string => path.join(path.dirname(place.store), 'pages.db')

async function start(place: Place): Promise<ChildProcess> {
  const server = runScript('start', place)
  await printed(server, 'Listening')
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  expect(await ended(server)).toBe(0)
}

/** Reads pages one after another, because one visitor may only use a share of the renderer. */
async function readAll(place: Place, addresses: readonly string[]): Promise<string[]> {
  const pages: string[] = []
  for (const [index, address] of addresses.entries()) pages[index] = await read(place, address)
  return pages
}

test('new data is on every page at once, without a restart and after one', async () => {
  test.setTimeout(240_000)
  const place = await newPlace()
  await writeFacts(place, 'To climb.')
  place.environment.LOG_LEVEL = 'warn'
  let server = await start(place)
  const failures = failuresOf(server)
  const profile = '/projects/1-alpine-id'
  const answer = () => read(place, '/api/v1/projects/1')
  for (const mission of ['To climb higher.', 'To come down again.']) {
    expect(await read(place, profile)).not.toContain(mission)
    await writeFacts(place, mission)
    await expect.poll(answer, { intervals: [20], timeout: 60_000 }).toContain(mission)
    expect(await readMade(place, profile, failures)).toContain(mission)
    expect(await readMade(place, `${profile}.md`, failures)).toContain(mission)
  }
  await stop(server)
  await writeFacts(place, 'To rest.')
  server = await start(place)
  expect(await readMade(place, profile, failuresOf(server))).toContain('To rest.')
  await stop(server)
})

test('a file of pages that was torn or changed costs its pages, and nothing else', async () => {
  test.setTimeout(240_000)
  const place = await newPlace()
  await writeFacts(place, 'To climb.')
  let server = await start(place)
  const before = await readAll(place, ['/about', '/projects'])
  await stop(server)
  const database = new DatabaseSync(pagesOf(place))
  database.exec("UPDATE pages SET body = zeroblob(100) WHERE key = 'document /about'")
  database.close()
  const torn = readFileSync(pagesOf(place)).fill(0, 4096)
  for (const content of [undefined, torn]) {
    if (content) writeFileSync(pagesOf(place), content)
    server = await start(place)
    expect(await readAll(place, ['/about', '/projects'])).toEqual(before)
    await stop(server)
  }
})
