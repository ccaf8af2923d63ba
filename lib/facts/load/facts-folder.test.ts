import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { withFacts } from '@/tests/fixtures/facts'
import { factsHash } from './facts-folder'

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
