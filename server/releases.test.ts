import { copyFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { getReleasesFolder, releaseStore } from '@/lib/facts/releases/stored'
import { loadFrom } from '@/lib/store/open-store'
import { releasedVersions, storedReleases } from '@/tests/fixtures/releases'
import { Releases, versionsIn } from './releases'

test('reads each version once for any number of requests, and refuses unknown ones', async () => {
  const released = await storedReleases()
  const { dataset } = await loadFrom(released.storePath)
  const releases = new Releases(getReleasesFolder(released.storePath))
  onTestFinished(() => released.close())
  expect(versionsIn(dataset).map(({ version }) => version)).toEqual(releasedVersions.toReversed())
  const [first, again] = await Promise.all([
    releases.at(dataset, releasedVersions[0]),
    releases.at(dataset, releasedVersions[0]),
  ])
  expect(again).toBe(first)
  expect(first.dataset.manifest.date).toContain('2026-01-02')
  await expect(releases.at(dataset, '2020.01.01')).rejects.toThrow('Version not found')
})

test('refuses the file of another version', async () => {
  const released = await storedReleases()
  onTestFinished(() => released.close())
  const { dataset } = await loadFrom(released.storePath)
  const folder = getReleasesFolder(released.storePath)
  const [newest, before] = versionsIn(dataset).map((version) => releaseStore(folder, version))
  copyFileSync(newest ?? '', before ?? '')
  const releases = new Releases(folder)
  await expect(releases.at(dataset, releasedVersions[1])).rejects.toThrow('holds another version')
  expect((await releases.at(dataset, releasedVersions[2])).dataset.manifest.date).toContain('2026')
})
