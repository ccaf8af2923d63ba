import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compiledWith } from '@/tests/fixtures/facts'
import { newFolder } from '@/tests/fixtures/new-folder'
import { fastQuality } from '@/tests/fixtures/releases'
import { writeRelease } from './releases'
import { storeReleases } from './stored'

/** Writes a frozen version, and names the folder for what is derived from it. */
async function freezeVersion() {
  const folder = newFolder()
  const frozen = path.join(folder, 'frozen')
  await writeRelease(frozen, await compiledWith(), fastQuality)
  return { frozen, derived: path.join(folder, 'derived') }
}

for (const [what, ending, lengths] of [
  ['facts', '.json', [0, 10]],
  ['store', '.db', [0, 100]],
] as const) {
  test(`derives the ${what} of a version again if the file is truncated`, async () => {
    const { frozen, derived } = await freezeVersion()
    const stored = await storeReleases(frozen, derived)
    const name = readdirSync(derived).find((one) => one.endsWith(ending)) ?? ''
    const file = path.join(derived, name)
    const whole = readFileSync(file)
    for (const length of lengths) {
      truncateSync(file, length)
      expect(await storeReleases(frozen, derived)).toEqual(stored)
      expect(readFileSync(file).equals(whole)).toBe(true)
    }
  })
}

test('derives the store of a version again if bytes within it have changed', async () => {
  const { frozen, derived } = await freezeVersion()
  await storeReleases(frozen, derived)
  const name = readdirSync(derived).find((one) => one.endsWith('.db')) ?? ''
  const file = path.join(derived, name)
  const whole = readFileSync(file)
  writeFileSync(file, Buffer.from(whole).fill(0, whole.length / 2, whole.length / 2 + 100))
  await storeReleases(frozen, derived)
  expect(readFileSync(file).equals(whole)).toBe(true)
})

test('derives a missing store again, also next to facts that state no digest', async () => {
  const { frozen, derived } = await freezeVersion()
  const stored = await storeReleases(frozen, derived)
  const [store = '', facts = ''] = ['.db', '.json'].map((ending) =>
    path.join(derived, readdirSync(derived).find((name) => name.endsWith(ending)) ?? ''),
  )
  const { digest: _, ...withoutDigest } = JSON.parse(readFileSync(facts, 'utf8'))
  writeFileSync(facts, JSON.stringify(withoutDigest))
  rmSync(store)
  expect(await storeReleases(frozen, derived)).toEqual(stored)
  expect(existsSync(store)).toBe(true)
})

test('removes files that belong to no version, but not files that another process is writing', async () => {
  const { frozen, derived } = await freezeVersion()
  await storeReleases(frozen, derived)
  const names = readdirSync(derived)
  const ended = spawnSync(process.execPath, ['--version']).pid
  const written = `2026.02.03.db.${process.ppid}.tmp`
  for (const name of ['2025.01.01.db', `2026.02.03.db.${ended}.tmp`, written]) {
    writeFileSync(path.join(derived, name), '')
  }
  await storeReleases(frozen, derived)
  expect(readdirSync(derived).sort()).toEqual([...names, written].sort())
})
