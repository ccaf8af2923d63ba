import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeManifest, type Snapshot } from '@/lib/dataset/snapshot'
import { compiledWith, replacing } from '@/tests/fixtures/facts'
import { newFolder } from '@/tests/fixtures/new-folder'
import { fastQuality } from '@/tests/fixtures/releases'
import {
  decodeFrozen,
  freeze,
  listReleases,
  readNote,
  readSnapshot,
  writeRelease,
} from './releases'

const on = (date: string) => ({ 'dataset.yaml': replacing('date: 2026-01-02', `date: ${date}`) })

test('a snapshot is unchanged after it was frozen and decoded', async () => {
  const snapshot = await compiledWith()
  const bytes = await freeze(snapshot, fastQuality)
  const decoded = await decodeFrozen(bytes)
  expect(makeManifest(decoded)).toEqual(JSON.parse(JSON.stringify(makeManifest(snapshot))))
  expect([...decoded.documents.keys()]).toEqual([...snapshot.documents.keys()])
  expect((await freeze(decoded, fastQuality)).equals(bytes)).toBe(true)
})

test('a family that is newer than the version is empty in it', async () => {
  const { families, additions, ...rest } = await compiledWith()
  const { people: _, ...olderFamilies } = families
  const { evidence: __, ...olderAdditions } = additions
  const older = { ...rest, families: olderFamilies, additions: olderAdditions } as Snapshot
  const decoded = await decodeFrozen(await freeze(older, fastQuality))
  expect(decoded.families).toEqual({ ...families, people: [] })
  expect(decoded.additions).toEqual({ ...additions, evidence: [] })
})

test('a damaged file, or one of another format, is refused', async () => {
  const bytes = await freeze(await compiledWith(), fastQuality)
  await expect(decodeFrozen(bytes.subarray(0, bytes.length / 2))).rejects.toThrow()
  await expect(decodeFrozen(Buffer.from('{}'))).rejects.toThrow()
})

test('stores versions with their notes, oldest first, and lists what is new', async () => {
  const folder = newFolder()
  expect(await listReleases(path.join(folder, 'absent'))).toEqual([])
  await writeRelease(folder, await compiledWith(), fastQuality)
  const next = {
    ...on('2026-02-03'),
    'projects/alpine-id.yaml': replacing('status: Launched', 'status: Pilot'),
    'standards/new-format.yaml': 'id: 77\ntitle: New Format\n',
  }
  await writeRelease(folder, await compiledWith(next), fastQuality)
  expect(await listReleases(folder)).toEqual(['2026.01.02', '2026.02.03'])
  expect(await readNote(folder, '2026.02.03')).toEqual({
    summary: 'Added: 1 standard. Changed: 1 project.',
    notes: [],
  })
  const { families } = await readSnapshot(folder, '2026.02.03')
  expect(families.standards.map(({ id }) => id)).toContain(77)
})

test('the note can be edited', async () => {
  const folder = newFolder()
  await writeRelease(folder, await compiledWith(), fastQuality)
  const file = path.join(folder, '2026.01.02.yaml')
  writeFileSync(file, 'summary: In our own words.\nnotes:\n  - Alpine ID was the first.\n')
  expect(await readNote(folder, '2026.01.02')).toEqual({
    summary: 'In our own words.',
    notes: ['Alpine ID was the first.'],
  })
  appendFileSync(file, 'unknown: field\n')
  await expect(readNote(folder, '2026.01.02')).rejects.toThrow(/2026\.01\.02.*unknown.*Restore/s)
})

test('a published version does not change, and unchanged data is not a new version', async () => {
  const folder = newFolder()
  await writeRelease(folder, await compiledWith(on('2026-02-03')), fastQuality)
  const frozen = () => readFileSync(path.join(folder, '2026.02.03.json.br'))
  const before = frozen()
  for (const date of ['2026-02-03', '2026-02-02']) {
    await expect(writeRelease(folder, await compiledWith(on(date)))).rejects.toThrow(/not newer/)
  }
  await expect(writeRelease(folder, await compiledWith(on('2026-03-04')))).rejects.toThrow(
    /nothing to release/,
  )
  expect(frozen().equals(before)).toBe(true)
  expect(await listReleases(folder)).toEqual(['2026.02.03'])
})
