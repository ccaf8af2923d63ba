import { once } from 'node:events'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exportFolder, readDownloads } from '@/lib/export/folder'
import { saveTo } from '@/lib/store/store'
import { startExport } from '@/server/downloads/export-process'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { item, snapshotOf } from '@/tests/fixtures/snapshot'
import { listenLocally } from '../fixtures/listen-locally'

const siteUrl = 'https://atlas.test'

test('makes the files in a process of low priority with a small heap', () =>
  inTemporaryFolder(async (folder) => {
    const [storePath, root] = [path.join(folder, 'atlas.db'), path.join(folder, 'downloads')]
    const snapshot = snapshotOf({ items: { people: [item(1, 'Ada')] } })
    const { hash } = await saveTo(storePath, snapshot)
    const child = startExport({ storePath, root, siteUrl, hash })
    expect(getPriority(child.pid)).toBeGreaterThan(getPriority())
    expect(child.spawnargs.join(' ')).toMatch(/ --max-old-space-size=\d+ /)
    expect(await once(child, 'exit')).toEqual([0, null])
    const made = readDownloads(exportFolder(root, { hash, siteUrl }))
    expect(made?.files.length).toBeGreaterThan(100)
  }))

test('the process ends with the one that started it, and by no signal', () =>
  inTemporaryFolder(async (folder) => {
    // A database that never answers keeps the process at work until it is ended.
    const silent = createServer()
    const port = await listenLocally(silent)
    const storePath = `postgres://atlas@127.0.0.1:${port}/atlas`
    const child = startExport({ storePath, root: folder, siteUrl })
    const [connection] = await once(silent, 'connection')
    child.kill('SIGTERM')
    child.kill('SIGINT')
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
    connection.destroy()
    silent.close()
  }))
