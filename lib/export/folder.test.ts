import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { newFolder } from '@/tests/fixtures/new-folder'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { exportStore } from './export-store'
import { hasDownloads, readDownloads } from './folder'

/** Returns a function that makes the downloads of a small store, and the folder in which they are. */
async function newExport() {
  const folder = newFolder()
  const [store, root] = [path.join(folder, 'atlas.db'), path.join(folder, 'downloads')]
  await saveTo(store, makeSnapshot({ items: { people: [item(1, 'Ada')] } }))
  return { root, make: () => exportStore(store, { root, siteUrl: 'https://atlas.test' }) }
}

test('finds no downloads where their description is missing, cut off or of another form', async () => {
  const { make, root } = await newExport()
  expect(readDownloads(path.join(root, 'absent'))).toBeUndefined()
  expect(hasDownloads(path.join(root, 'absent'))).toBe(false)
  const { folder, downloads } = await make()
  expect(readDownloads(folder)).toEqual(downloads)
  expect(hasDownloads(folder)).toBe(true)
  const manifest = path.join(folder, 'manifest.json')
  truncateSync(manifest, 100)
  expect(readDownloads(folder)).toBeUndefined()
  writeFileSync(manifest, '{}')
  expect(readDownloads(folder)).toBeUndefined()
  await make()
  expect(readDownloads(folder)).toEqual(downloads)
})

test('finds no downloads of which a file is missing or cut off', async () => {
  const { make, root } = await newExport()
  expect(readDownloads(root)).toBeUndefined()
  const { folder, downloads } = await make()
  truncateSync(path.join(folder, 'people.csv'), 5)
  expect(readDownloads(folder)).toBeUndefined()
  await make()
  rmSync(path.join(folder, 'people.csv'))
  expect(readDownloads(folder)).toBeUndefined()
  await make()
  expect(readDownloads(folder)).toEqual(downloads)
})

test('removes the files of interrupted exports, and lets other exports finish', async () => {
  const { make, root } = await newExport()
  const ended = spawnSync(process.execPath, ['--version']).pid
  const running = `0123456789abcdef.${process.ppid}.tmp`
  for (const name of [`0123456789abcdef.${ended}.tmp`, running]) {
    mkdirSync(path.join(root, name), { recursive: true })
  }
  const { folder } = await make()
  expect(readdirSync(root).sort()).toEqual([running, path.basename(folder)].sort())
})
