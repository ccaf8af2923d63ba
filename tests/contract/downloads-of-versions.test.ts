/** Downloads of versions: those of an older version stay where they are, byte for byte. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exportStore } from '@/lib/export/export-store'
import { CurrentDownloads } from '@/server/downloads/current-downloads'
import { Snapshots } from '@/server/snapshots'
import { askStore, siteUrl } from '@/tests/fixtures/api'
import { exportHere } from '@/tests/fixtures/export-here'
import { releasedVersions, storedReleases } from '@/tests/fixtures/releases'

const [first, second] = releasedVersions

/** All files in a folder, by name. */
const filesIn = (folder: string): [string, Buffer][] =>
  readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))])

test('the files of a version are unchanged after the next one, and latest redirects to that', async () => {
  const released = await storedReleases(1)
  const root = path.join(path.dirname(released.storePath), 'downloads')
  const before = await exportStore(released.storePath, { root: `${root}-before`, siteUrl })
  const next = await storedReleases(2)
  const snapshots = await Snapshots.open(next.storePath)
  const { storePath } = next
  const downloads = new CurrentDownloads({ snapshots, storePath, root, siteUrl, start: exportHere })
  const { app, ask, close } = await askStore(storePath, { downloads })
  onTestFinished(async () => {
    await close()
    await snapshots.close()
    await released.close()
    await next.close()
  })
  const pending = await ask('/downloads')
  expect(pending.json()).toMatchObject({ state: 'preparing', files: [] })
  expect([pending.statusCode, pending.headers['cache-control']]).toEqual([200, 'no-store'])
  for (const prepare of [() => {}, () => downloads.prepare()]) {
    await prepare()
    const { statusCode, headers } = await app.inject(`/downloads/${first}/projects.csv`)
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  }
  await expect.poll(async () => (await downloads.describe(first))?.state).toBe('ready')
  const now = await downloads.ready(first)
  expect(now?.downloads).toEqual(before.downloads)
  const files = filesIn(before.folder)
  expect(files.length).toBeGreaterThan(10)
  for (const [name, bytes] of files) {
    expect(readFileSync(path.join(now?.folder ?? '', name)).equals(bytes), name).toBe(true)
  }
  const old = await app.inject(`/downloads/${first}/projects.csv`)
  expect(old.body).toContain('Launched')
  expect((await app.inject(`/downloads/${second}/projects.csv`)).body).toContain('Discontinued')
  const latest = await app.inject('/downloads/latest/projects.csv')
  expect(latest.headers.location).toBe(`/downloads/${second}/projects.csv`)
  expect((await ask('/downloads')).json().version).toBe(second)
  expect((await ask(`/downloads?version=${first}`)).json()).toEqual(before.downloads)
  expect((await ask('/downloads?version=2020.01.01')).statusCode).toBe(404)
  expect((await app.inject('/downloads/2020.01.01/projects.csv')).statusCode).toBe(404)
})
