import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeManifest } from '@/lib/dataset/snapshot'
import { saveTo } from '@/lib/store/open-store'
import { exportHere } from '@/tests/fixtures/export-here'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import type { Snapshots } from '../snapshots'
import { CurrentDownloads, type ExportEvent, type ReadyDownloads } from './current-downloads'

function withoutProgram(options: { retryAfterMs?: number; isDisabled?: boolean } = {}) {
  const manifest = makeManifest(makeSnapshot({}))
  const dataset = { manifest, document: () => undefined }
  const snapshots = { current: { dataset }, releases: { folder: '' } } as unknown as Snapshots
  const events: ExportEvent[] = []
  let started = 0
  const downloads = new CurrentDownloads({
    snapshots,
    root: '/nowhere',
    siteUrl: 'https://atlas.test',
    onEvent: (event) => events.push(event),
    start: () => {
      started += 1
      return spawn('/nowhere/program')
    },
    ...options,
  })
  return { downloads, events, countStarts: () => started }
}

test('reports an export whose process cannot be started, and does not start it again at once', async () => {
  const { downloads, events, countStarts } = withoutProgram()
  downloads.prepare()
  await expect.poll(() => events).toEqual([{ error: expect.objectContaining({ code: 'ENOENT' }) }])
  downloads.prepare()
  expect(countStarts()).toBe(1)
  downloads.close()
})

test('reports files as pending before they exist, unless they are disabled', () => {
  expect(withoutProgram().downloads.describe()?.state).toBe('preparing')
  expect(withoutProgram({ isDisabled: true }).downloads.describe()?.state).toBe('unavailable')
})

test('tries a failed export again after a while', async () => {
  const { downloads, countStarts } = withoutProgram({ retryAfterMs: 1 })
  downloads.prepare()
  await expect.poll(countStarts).toBeGreaterThan(2)
  downloads.close()
})

/**
 * Provides a server's downloads, whose files are generated in this process. The test replaces the
 * store.
 */
const withStore = (
  use: (parts: {
    /** Serves a store with this title, and resolves once its files are there. */
    serve: (title: string) => Promise<ReadyDownloads | undefined>
    restart: () => void
    events: ExportEvent[]
  }) => Promise<void>,
) =>
  inTemporaryFolder(async (folder) => {
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
    const serve = async (title: string) => {
      const snapshot = makeSnapshot({ title, items: { people: [item(1, 'Ada')] } })
      const manifest = await saveTo(storePath, snapshot)
      snapshots.current = { dataset: { manifest, document: () => undefined } }
      downloads.prepare()
      await expect.poll(async () => downloads.describe()?.state).toBe('ready')
      return downloads.ready()
    }
    await use({ serve, restart, events })
  })

/** A file in the folder of downloads. */
const fileIn = (ready: ReadyDownloads | undefined, name: string): string =>
  path.join(ready?.folder ?? '', name)

test('generates files again that were removed after two other snapshots', () =>
  withStore(async ({ serve, events }) => {
    const file = fileIn(await serve('A'), 'people.csv')
    await serve('B')
    expect(existsSync(file), 'those of the last snapshot are kept').toBe(true)
    await serve('C')
    expect(existsSync(file)).toBe(false)
    expect(fileIn(await serve('A'), 'people.csv')).toBe(file)
    expect(existsSync(file)).toBe(true)
    expect(events.map((event) => 'created' in event)).toEqual([true, true, true, true])
  }))

test('generates files again if their description is truncated', () =>
  withStore(async ({ serve, restart, events }) => {
    const before = await serve('A')
    writeFileSync(fileIn(before, 'manifest.json'), '{"version":')
    restart()
    expect(await serve('A')).toEqual(before)
    expect(events).toHaveLength(2)
  }))
