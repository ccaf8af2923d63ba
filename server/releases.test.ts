import { expect, onTestFinished, test } from 'vitest'
import { getReleasesFolder } from '@/lib/facts/releases/stored'
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
