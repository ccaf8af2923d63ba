import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { StoreUnavailable } from '@/lib/facts/store/store'
import type { Snapshots } from '../snapshots'
import { CurrentDownloads, type ExportEvent } from './current-downloads'

test('reports a store that cannot be reached when the downloads are to be made', async () => {
  const error = new StoreUnavailable('gone')
  const store = { manifest: {}, document: () => Promise.reject(error) }
  const snapshots = { current: { store }, releases: { folder: '' } } as unknown as Snapshots
  const events: ExportEvent[] = []
  const onEvent = (event: ExportEvent) => events.push(event)
  const options = { snapshots, root: '', siteUrl: 'https://atlas.test', onEvent }
  const downloads = new CurrentDownloads(options)
  await downloads.prepare()
  expect(events).toEqual([{ error }])
  downloads.close()
  await downloads.prepare()
  expect(events, 'the store of a server that stops is closed').toHaveLength(1)
})

test('reports an export whose process cannot be started, and does not start it again', async () => {
  const manifest = { hash: 'a'.repeat(64), date: '2026-01-02T00:00:00Z' }
  const store = { manifest, document: async () => undefined }
  const snapshots = { current: { store }, releases: { folder: '' } } as unknown as Snapshots
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
  })
  await downloads.prepare()
  await expect.poll(() => events).toEqual([{ error: expect.objectContaining({ code: 'ENOENT' }) }])
  await downloads.prepare()
  expect(started).toBe(1)
  downloads.close()
})
