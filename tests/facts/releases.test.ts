/** The versions of the data in this repository. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { versionOfDate } from '@/lib/contract/version-form'
import { makeManifest } from '@/lib/dataset/snapshot'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { differences } from '@/lib/facts/releases/differences'
import {
  getSummary,
  listReleases,
  readFrozen,
  readNote,
  readSnapshot,
  releasesFolder,
} from '@/lib/facts/releases/releases'
import { snapshotOfFacts } from '../fixtures/every-record'

test('every version can be read, is of its day and lists what is new', async () => {
  const versions = await listReleases(releasesFolder)
  expect(versions.length).toBeGreaterThanOrEqual(2)
  expect(versions[0]).toBe('2026.11.20')
  for (const version of versions) {
    expect(versionOfDate((await readSnapshot(releasesFolder, version)).date)).toBe(version)
    expect((await readNote(releasesFolder, version)).summary.length).toBeGreaterThan(10)
  }
})

test('CITATION.cff cites the newest version, with the hash of its file', async () => {
  const newest = (await listReleases(releasesFolder)).at(-1) ?? ''
  const snapshot = await readSnapshot(releasesFolder, newest)
  const sha256 = createHash('sha256')
    .update(await readFrozen(releasesFolder, newest))
    .digest('hex')
  const { title, date, terms } = makeManifest(snapshot)
  expect(parse(await readFile('CITATION.cff', 'utf8'))).toMatchObject({
    'cff-version': '1.2.0',
    type: 'dataset',
    title,
    version: newest,
    'date-released': date.slice(0, 10),
    license: terms.license.spdx_id,
    identifiers: [{ value: `sha256:${sha256}` }],
  })
})

test('facts that differ from the version of their day have a later date', async () => {
  const snapshot = await snapshotOfFacts()
  const version = versionOfDate(snapshot.date)
  if (!(await listReleases(releasesFolder)).includes(version)) return
  const frozen = await readSnapshot(releasesFolder, version)
  const remedy = `Version ${version} is out. Set a later date in ${factsFolder}/dataset.yaml.`
  expect(getSummary(differences(frozen, snapshot)), remedy).toBe('No record is different.')
})
