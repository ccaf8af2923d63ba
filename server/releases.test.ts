import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releasesBeside } from '@/lib/facts/releases/stored'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import type { Store } from '@/lib/facts/store/store'
import { releasedVersions, storedReleases } from '@/tests/fixtures/releases'
import { Releases, versionsIn } from './releases'

test('a store that could not be read once is asked again', async () => {
  let asked = 0
  const document = async () => {
    asked += 1
    if (asked === 1) throw new Error('disk I/O error')
    return JSON.stringify({ data: [] })
  }
  // Only its documents are read.
  const store = { document } as Partial<Store> as Store
  await expect(versionsIn(store)).rejects.toThrow('disk I/O error')
  expect(await versionsIn(store)).toEqual([])
  await versionsIn(store)
  expect(asked).toBe(2)
})

test('the newest versions are open before they are asked for', async () => {
  const released = await storedReleases()
  const store = await SqliteStore.open(released.storePath)
  const releases = new Releases(releasesBeside(released.storePath))
  const [first, second, third] = releasedVersions
  try {
    await releases.prepare(store)
    rmSync(releasesBeside(released.storePath), { recursive: true })
    for (const version of [second, third]) {
      expect((await releases.at(store, version)).store.manifest.date).toContain(
        version.replaceAll('.', '-'),
      )
    }
    await expect(releases.at(store, first)).rejects.toThrow('There is no store')
  } finally {
    await releases.close()
    store.close()
    await released.close()
  }
})
