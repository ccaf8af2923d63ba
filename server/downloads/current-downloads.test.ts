import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeManifest } from '@/lib/dataset/snapshot'
import { saveTo } from '@/lib/store/open-store'
import { exportHere } from '@/tests/fixtures/export-here'
import { newFolder } from '@/tests/fixtures/new-folder'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import type { Snapshots } from '../snapshots'
import { CurrentDownloads, type ExportEvent, type ReadyDownloads } from './current-downloads'

/** A process that ends when the test ends it. A real one ends when its channel to the server closes. */
class Process extends EventEmitter {
  connected = true
  disconnect() {
    this.connected = false
  }
}

const makeDataset = (title: string) => ({
  manifest: makeManifest(makeSnapshot({ title })),
  document: () => undefined,
})

/** Downloads whose processes write no files, and what happens to them. */
function withoutFiles(options: Partial<ConstructorParameters<typeof CurrentDownloads>[0]> = {}) {
  const snapshots = { current: { dataset: makeDataset('A') }, releases: { folder: '' } }
  const events: ExportEvent[] = []
  const started: Process[] = []
  const downloads = new CurrentDownloads({
    snapshots: snapshots as unknown as Snapshots,
    root: '/nowhere',
    siteUrl: 'https://atlas.test',
    onEvent: (event) => events.push(event),
    start: () => {
      const process = new Process()
      started.push(process)
      return process as unknown as ChildProcess
    },
    ...options,
  })
  return { downloads, events, started, snapshots }
}

test('reports files as pending before they exist, unless they are disabled', () => {
  expect(withoutFiles().downloads.describe()).toMatchObject({ state: 'preparing', files: [] })
  expect(withoutFiles({ isDisabled: true }).downloads.describe()?.state).toBe('unavailable')
})

test.for([
  ['close', 1, { failed: 1, output: '' }],
  ['error', new Error('no memory'), { error: new Error('no memory') }],
] as const)(
  'reports none after “%s” of an export, and does not try again at once',
  ([event, cause, reported]) => {
    const { downloads, events, started } = withoutFiles()
    downloads.prepare()
    downloads.prepare()
    started[0]?.emit(event, cause)
    expect(events).toEqual([reported])
    expect(downloads.describe()).toMatchObject({ state: 'unavailable', files: [] })
    downloads.prepare()
    expect(started).toHaveLength(1)
    downloads.close()
  },
)

test('tries a failed export again after a while', async () => {
  const { downloads, started } = withoutFiles({ retryAfterMs: 1 })
  downloads.prepare()
  started[0]?.emit('close', 1)
  await expect.poll(() => started.length).toBe(2)
  downloads.close()
})

test('starts again when the snapshot has changed in the meantime', () => {
  const { downloads, started, snapshots } = withoutFiles()
  downloads.prepare()
  snapshots.current = { dataset: makeDataset('B') }
  started[0]?.emit('close', 0)
  expect(started).toHaveLength(2)
  downloads.close()
})

test('ends the process that generates them, and starts no other', () => {
  const { downloads, started } = withoutFiles()
  downloads.prepare()
  downloads.close()
  expect(started[0]?.connected).toBe(false)
  started[0]?.emit('close', null)
  downloads.prepare()
  expect(started).toHaveLength(1)
})

/**
 * Returns a server's downloads, whose files are generated in this process. The test replaces the
 * store.
 */
function openDownloads() {
  const folder = newFolder()
  const [storePath, root] = [path.join(folder, 'atlas.db'), path.join(folder, 'downloads')]
  const snapshots = { current: {}, releases: { folder } }
  const events: ExportEvent[] = []
  const opened = () =>
    new CurrentDownloads({
      ...{ storePath, root, siteUrl: 'https://atlas.test', start: exportHere },
      snapshots: snapshots as unknown as Snapshots,
      onEvent: (event) => events.push(event),
    })
  let downloads = opened()
  const restart = () => {
    downloads = opened()
  }
  /** Serves a store with this title, and resolves once its files are there. */
  const serve = async (title: string) => {
    const snapshot = makeSnapshot({ title, items: { people: [item(1, 'Ada')] } })
    const manifest = await saveTo(storePath, snapshot)
    snapshots.current = { dataset: { manifest, document: () => undefined } }
    downloads.prepare()
    await expect.poll(async () => downloads.describe()?.state).toBe('ready')
    return downloads.ready()
  }
  /** Serves one store although another has replaced it, which a server notices within a second. */
  const serveReplaced = async (title: string, replacement: string) => {
    const [manifest, newManifest] = [
      await saveTo(storePath, makeSnapshot({ title })),
      await saveTo(storePath, makeSnapshot({ title: replacement })),
    ]
    snapshots.current = { dataset: { manifest, document: () => undefined } }
    downloads.prepare()
    await expect.poll(() => events.length).toBe(1)
    return () => {
      snapshots.current = { dataset: { manifest: newManifest, document: () => undefined } }
    }
  }
  return { serve, serveReplaced, restart, events, describe: () => downloads.describe() }
}

/** A file in the folder of downloads. */
const fileIn = (ready: ReadyDownloads | undefined, name: string): string =>
  path.join(ready?.folder ?? '', name)

test('generates missing files once, and finds them when they exist', async () => {
  const { serve, events } = openDownloads()
  const ready = await serve('A')
  expect(ready?.downloads).toMatchObject({ state: 'ready', version: '2026.01.02' })
  expect(ready?.downloads.files.length).toBeGreaterThan(100)
  expect(await serve('A')).toEqual(ready)
  expect(events).toEqual([{ created: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test('generates files again that were removed after two other snapshots', async () => {
  const { serve, events } = openDownloads()
  const file = fileIn(await serve('A'), 'people.csv')
  await serve('B')
  expect(existsSync(file), 'those of the last snapshot are kept').toBe(true)
  await serve('C')
  expect(existsSync(file)).toBe(false)
  expect(fileIn(await serve('A'), 'people.csv')).toBe(file)
  expect(existsSync(file)).toBe(true)
  expect(events.map((event) => 'created' in event)).toEqual([true, true, true, true])
})

test('never takes the files of a store for those of the store that it has replaced', async () => {
  const { serveReplaced, describe } = openDownloads()
  const notice = await serveReplaced('A', 'B')
  expect(describe()?.state).toBe('unavailable')
  notice()
  expect(describe()).toMatchObject({ state: 'ready', title: 'B' })
})

test('generates files again that were removed while they are served', async () => {
  const { serve, describe } = openDownloads()
  const ready = await serve('A')
  rmSync(ready?.folder ?? '', { recursive: true })
  expect(describe()?.state).toBe('preparing')
  await expect.poll(() => describe()?.state).toBe('ready')
  expect(existsSync(fileIn(ready, 'people.csv'))).toBe(true)
})

test('generates files again if their description is truncated', async () => {
  const { serve, restart, events } = openDownloads()
  const before = await serve('A')
  writeFileSync(fileIn(before, 'manifest.json'), '{"version":')
  restart()
  expect(await serve('A')).toEqual(before)
  expect(events).toHaveLength(2)
})
