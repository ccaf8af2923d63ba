import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exportStore } from '@/lib/export/folder'
import { saveTo } from '@/lib/store/store'
import { buildApp } from '@/server/app'
import { CurrentDownloads, type ExportEvent } from '@/server/downloads/current-downloads'
import { Snapshots } from '@/server/snapshots'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { keysIn } from '../fixtures/keys'

const siteUrl = 'https://atlas.test'

/** A process that ends when the test tells it to. A real one ends when its channel to the server closes. */
class Process extends EventEmitter {
  connected = true
  disconnect() {
    this.connected = false
  }
}

/** Provides downloads that are made by processes of the test. */
const withCurrent = (
  use: (parts: {
    current: CurrentDownloads
    started: Process[]
    events: ExportEvent[]
    makeFiles: () => Promise<unknown>
    folder: string
    snapshots: Snapshots
  }) => Promise<void>,
) =>
  inTemporaryFolder(async (folder) => {
    const storePath = path.join(folder, 'atlas.db')
    const root = path.join(folder, 'downloads')
    await saveTo(storePath, makeSnapshot({ items: { people: [item(1, 'Ada')] } }))
    const snapshots = await Snapshots.open(storePath)
    const started: Process[] = []
    const events: ExportEvent[] = []
    const start = () => {
      const process = new Process()
      started.push(process)
      return process as unknown as ChildProcess
    }
    const onEvent = (event: ExportEvent) => events.push(event)
    const current = new CurrentDownloads({ snapshots, storePath, root, siteUrl, start, onEvent })
    const makeFiles = () => exportStore(storePath, { root, siteUrl })
    try {
      await use({ current, started, events, makeFiles, folder, snapshots })
    } finally {
      await snapshots.close()
    }
  })

test('makes missing files once, says that it does, and finds them when they are there', () =>
  withCurrent(async ({ current, started, events, makeFiles }) => {
    expect(await current.describe()).toMatchObject({ state: 'preparing', files: [] })
    await current.prepare()
    await current.prepare()
    expect(started).toHaveLength(1)
    expect(await current.describe()).toMatchObject({
      state: 'preparing',
      version: '2026.01.02',
      files: [],
    })
    await makeFiles()
    started[0]?.emit('close', 0)
    expect((await current.describe())?.state).toBe('ready')
    expect((await current.describe())?.files.length).toBeGreaterThan(100)
    expect(events).toEqual([{ made: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    await current.prepare()
    expect(started).toHaveLength(1)
  }))

test('says that there are none if they could not be made, and does not try for ever', () =>
  withCurrent(async ({ current, started, events }) => {
    await current.prepare()
    started[0]?.emit('close', 1)
    expect(events).toEqual([{ failed: 1, output: '' }])
    expect(await current.describe()).toMatchObject({ state: 'unavailable', files: [] })
    await current.prepare()
    expect(started).toHaveLength(1)
  }))

test('starts again when the snapshot has changed meanwhile', () =>
  withCurrent(async ({ current, started, folder, snapshots }) => {
    await current.prepare()
    const changed = makeSnapshot({ title: 'Changed', items: { people: [item(2, 'Bo')] } })
    await saveTo(path.join(folder, 'atlas.db'), changed)
    await expect.poll(() => snapshots.current.dataset.manifest.title).toBe('Changed')
    started[0]?.emit('close', 0)
    await expect.poll(() => started.length).toBe(2)
  }))

test('ends the process that makes them, and starts no other', () =>
  withCurrent(async ({ current, started }) => {
    await current.prepare()
    current.close()
    expect(started[0]?.connected).toBe(false)
    started[0]?.emit('close', null)
    await current.prepare()
    expect(started).toHaveLength(1)
  }))

test('asks visitors of a file that is being made to come back', () =>
  withCurrent(async ({ current, folder, snapshots }) => {
    await current.prepare()
    const keys = await keysIn(path.join(folder, 'keys.db'))
    const api = { snapshots, keys, downloads: current }
    const app = await buildApp({ siteUrl, logLevel: 'silent', api })
    try {
      const file = await app.inject('/downloads/2026.01.02/people.csv')
      expect([file.statusCode, file.headers['retry-after']]).toEqual([503, '30'])
      expect(file.headers['cache-control']).toBe('no-store')
      const list = await app.inject('/api/v1/downloads')
      expect([list.statusCode, list.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(list.json()).toMatchObject({ state: 'preparing', files: [] })
    } finally {
      await app.close()
      await keys.close()
    }
  }))
