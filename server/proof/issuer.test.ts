import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { Issuer } from './issuer'

/** Provides an issuer whose keys cannot be made, because their folder is a link to one that there is not. */
const whileBlocked = (
  use: (stage: {
    /** Undefined if nothing can be signed. */
    key: () => Promise<string | undefined>
    faults: unknown[]
    clock: { now: number }
    unblock: () => void
  }) => Promise<void>,
) =>
  inTemporaryFolder(async (parent) => {
    const [folder, linked] = [path.join(parent, 'var'), path.join(parent, 'elsewhere')]
    symlinkSync(linked, folder)
    const clock = { now: 0 }
    const faults: unknown[] = []
    const issuer = Issuer.of({
      siteUrl: 'https://atlas.test',
      keyFile: path.join(folder, 'did-keys.json'),
      onFault: (error) => faults.push(error),
      now: () => clock.now,
    })
    const key = async () => (await issuer?.keys())?.current.publicKeyMultibase
    await use({ key, faults, clock, unblock: () => mkdirSync(linked) })
  })

test('makes its keys as soon as their folder can be written, without a restart', () =>
  whileBlocked(async ({ key, clock, unblock }) => {
    expect(await key()).toBeUndefined()
    unblock()
    clock.now += 10_000
    const made = await key()
    expect(made).toBeDefined()
    expect(await key(), 'they are kept').toBe(made)
  }))

test('tries no more often than every ten seconds, however many ask', () =>
  whileBlocked(async ({ key, clock, unblock }) => {
    expect(await Promise.all([key(), key()])).toEqual([undefined, undefined])
    unblock()
    clock.now += 9_999
    expect(await key()).toBeUndefined()
  }))

test('reports a fault that stays once', () =>
  whileBlocked(async ({ key, faults, clock }) => {
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await key()).toBeUndefined()
      clock.now += 10_000
    }
    expect(faults).toHaveLength(1)
  }))
