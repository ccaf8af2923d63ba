import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { withFacts } from '@/tests/fixtures/facts'
import { factsHash } from './facts-folder'

test('facts that cannot be read are other facts: they are checked again, and the check names them', () =>
  withFacts({}, async (folder) => {
    const whole = await factsHash(folder)
    expect(await factsHash(folder)).toBe(whole)
    const file = path.join(folder, 'entities/example-labs.yaml')
    await rm(file)
    const removed = await factsHash(folder)
    await mkdir(file)
    const unreadable = await factsHash(folder)
    await rm(folder, { recursive: true })
    const nothing = await factsHash(folder)
    expect(new Set([whole, removed, unreadable, nothing]).size).toBe(4)
  }))
