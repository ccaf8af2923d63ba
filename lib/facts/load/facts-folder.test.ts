import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withFacts } from '@/tests/fixtures/facts'
import { factsHash } from './facts-folder'
import { loadFacts } from './load'

test('changes if facts cannot be read, so that they are checked again', () =>
  withFacts({}, async (folder) => {
    const whole = await factsHash(folder)
    expect(await factsHash(folder)).toBe(whole)
    const file = path.join(folder, 'entities/example-labs.yaml')
    await rm(file)
    const removed = await factsHash(folder)
    await mkdir(file)
    const unreadable = await factsHash(folder)
    await rm(folder, { recursive: true })
    const missing = await factsHash(folder)
    expect(new Set([whole, removed, unreadable, missing]).size).toBe(4)
  }))

test('changes with published versions, which are not facts themselves', () =>
  withFacts({}, async (folder) => {
    const before = await factsHash(folder)
    await mkdir(path.join(folder, 'releases'))
    await writeFile(path.join(folder, 'releases/2026.01.02.yaml'), 'summary: The first.\n')
    const withNote = await factsHash(folder)
    await writeFile(path.join(folder, 'releases/2026.01.02.json.br'), 'frozen')
    expect(new Set([before, withNote, await factsHash(folder)]).size).toBe(3)
    expect((await loadFacts(folder)).problems).toEqual([])
  }))
