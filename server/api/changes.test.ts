import { expect, onTestFinished, test } from 'vitest'
import { getReleasesFolder } from '@/lib/facts/releases/stored'
import { loadFrom } from '@/lib/store/open-store'
import { releasedVersions, storedReleases } from '@/tests/fixtures/releases'
import { Releases } from '../releases'
import { changesAnswer } from './changes'

/** Counts how many versions are opened, and on request fails to open the first. */
class CountedReleases extends Releases {
  opened = 0
  failsOnce = false
  override async at(...parameters: Parameters<Releases['at']>) {
    this.opened += 1
    if (this.failsOnce) {
      this.failsOnce = false
      throw new Error('The disk is busy')
    }
    return super.at(...parameters)
  }
}

test('compares two versions once, for all records, and again only after a failure', async () => {
  const released = await storedReleases()
  const { dataset } = await loadFrom(released.storePath)
  const releases = new CountedReleases(getReleasesFolder(released.storePath))
  const [from, , to] = releasedVersions
  const ask = (id: string) =>
    changesAnswer(dataset, releases, { from, to, family: 'projects', id: Number(id) })
  onTestFinished(() => released.close())
  releases.failsOnce = true
  await expect(ask('1')).rejects.toThrow('The disk is busy')
  releases.opened = 0
  const answers = await Promise.all(['1', '2', '3', '2'].map(ask))
  expect(answers.map(({ body }) => JSON.parse(body).records.length)).toEqual([0, 1, 0, 1])
  expect(releases.opened).toBe(2)
})
