import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exportFolder, readDownloads } from '@/lib/export/folder'
import { saveTo } from '@/lib/store/open-store'
import { CurrentDownloads, type ExportEvent } from '@/server/downloads/current-downloads'
import { startExport } from '@/server/downloads/export-process'
import type { Snapshots } from '@/server/snapshots'
import { item, makeSnapshot } from '@/tests/fixtures/snapshot'
import { listenLocally } from '../fixtures/listen-locally'
import { newFolder } from '../fixtures/new-folder'

const siteUrl = 'https://atlas.test'

test('generates the files in a process of low priority with a small heap', async () => {
  const folder = newFolder()
  const [storePath, root] = [path.join(folder, 'atlas.db'), path.join(folder, 'downloads')]
  const snapshot = makeSnapshot({ items: { people: [item(1, 'Ada')] } })
  const { hash } = await saveTo(storePath, snapshot)
  const child = startExport({ storePath, root, siteUrl, hash })
  expect(getPriority(child.pid)).toBeGreaterThan(getPriority())
  expect(child.spawnargs.join(' ')).toMatch(/ --max-old-space-size=\d+ /)
  expect(await once(child, 'exit')).toEqual([0, null])
  const output = readDownloads(exportFolder(root, { hash, siteUrl }))
  expect(output?.files.length).toBeGreaterThan(100)
})

test('the process ends with the one that started it, without a signal', async () => {
  const folder = newFolder()
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
})

/**
 * The report of a server about an export that fails. `spoil` damages the store, and may name another folder for the
 * files.
 */
const getFailure = async (spoil: (storePath: string) => { root: string } | undefined) => {
  const folder = newFolder()
  const storePath = path.join(folder, 'atlas.db')
  const snapshot = makeSnapshot({ items: { people: [item(1, 'Ada')] } })
  const manifest = await saveTo(storePath, snapshot)
  const { root } = spoil(storePath) ?? { root: path.join(folder, 'downloads') }
  const dataset = { manifest, document: () => undefined }
  const snapshots = { current: { dataset }, releases: { folder: '' } } as unknown as Snapshots
  return new Promise<ExportEvent>((resolve) => {
    const options = { snapshots, storePath, root, siteUrl, onEvent: resolve }
    new CurrentDownloads(options).prepare()
  })
}

test('a damaged store is reported in one line with the remedy, without a stack trace', async () => {
  const failed = await getFailure((storePath) => {
    writeFileSync(storePath, readFileSync(storePath).fill('x'))
    return undefined
  })
  expect(failed).toEqual({
    failed: 1,
    output: expect.stringMatching(
      /^The store at \S+atlas\.db cannot be used: .+\. Run `npm run data:compile`\. Remove the file first: it is compiled again\.$/,
    ),
  })
})

// Not even root may write to the files of the kernel, which a chroot may lack.
const hasKernelFiles = existsSync('/sys/kernel')

test.skipIf(!hasKernelFiles)(
  'a folder that cannot be written is reported in one line with the remedy',
  async () => {
    const failed = await getFailure(() => ({ root: '/sys/did-atlas' }))
    expect(failed).toEqual({
      failed: 1,
      output: expect.stringMatching(
        /^(?:This user may not write there|Folders cannot be created there): \S+\. Free disk space or grant access\. The server tries again in ten minutes\.$/,
      ),
    })
  },
)
