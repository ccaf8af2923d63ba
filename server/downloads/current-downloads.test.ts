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
