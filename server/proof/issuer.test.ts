import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { UnsignedCredential } from '@/lib/proof/credential'
import { signedVector, unsignedVector, vectorKey } from '@/tests/fixtures/eddsa-jcs-2022'
import { newFolder } from '@/tests/fixtures/new-folder'
import { giveToUser, unprivileged } from '@/tests/fixtures/unprivileged'
import { ensureKeys } from './did-keys'
import { Issuer, signCredential } from './issuer'

/** An issuer with a clock, and the faults that it reports. */
function watchIssuer(keyFile: string) {
  const clock = { now: 0 }
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
  onTestFinished(() => now.mockRestore())
  const faults: string[] = []
  const issuer = Issuer.of({
    siteUrl: 'https://atlas.test',
    keyFile,
    onFault: (fault) => faults.push(fault),
  })
  return { issuer, clock, faults }
}

/**
 * An issuer whose keys cannot be created, because their folder is a link to a missing one. `key`
 * returns undefined if nothing can be signed.
 */
function watchBlocked() {
  const parent = newFolder()
  const [folder, linked] = [path.join(parent, 'var'), path.join(parent, 'elsewhere')]
  symlinkSync(linked, folder)
  const { issuer, clock, faults } = watchIssuer(path.join(folder, 'did-keys.json'))
  const key = () => issuer?.keys()?.current.publicKeyMultibase
  return { key, faults, clock, unblock: () => mkdirSync(linked) }
}

test('creates its keys as soon as their folder can be written, without a restart', async () => {
  const { key, clock, unblock } = watchBlocked()
  expect(key()).toBeUndefined()
  unblock()
  clock.now += 10_000
  const firstKey = key()
  expect(firstKey).toBeDefined()
  expect(key(), 'they are kept').toBe(firstKey)
})

test('tries at most every ten seconds, for any number of requests', async () => {
  const { key, clock, unblock } = watchBlocked()
  expect([key(), key()]).toEqual([undefined, undefined])
  unblock()
  clock.now += 9_999
  expect(key()).toBeUndefined()
})

test('reports a permanent fault once', async () => {
  const { key, faults, clock } = watchBlocked()
  for (let tries = 0; tries < 3; tries += 1) {
    expect(key()).toBeUndefined()
    clock.now += 10_000
  }
  expect(faults).toHaveLength(1)
})

test('restored keys of another user are named with the remedy, until their owner is corrected', async () => {
  const folder = newFolder()
  const keyFile = path.join(folder, 'did-keys.json')
  const { current } = ensureKeys(keyFile)
  chmodSync(folder, 0o755)
  chmodSync(keyFile, 0o000)
  await unprivileged(async () => {
    const { issuer, clock, faults } = watchIssuer(keyFile)
    const fault = issuer?.fault()
    expect(fault).toContain(`the keys in ${keyFile} cannot be read or created (EACCES`)
    expect(fault).toContain('Give the file and its folder to the user of the server')
    expect(faults).toEqual([fault])
    giveToUser(keyFile)
    chmodSync(keyFile, 0o600)
    clock.now += 10_000
    expect(issuer?.fault()).toBeUndefined()
    expect(issuer?.keys()?.current).toEqual(current)
  })
})

test('signs the credential of the specification as the specification does, to the byte', async () => {
  const { created } = signedVector.proof
  const signed = await signCredential(unsignedVector as unknown as UnsignedCredential, {
    did: `did:key:${vectorKey.publicKeyMultibase}`,
    key: { created, ...vectorKey },
    created,
  })
  expect(signed).toEqual(signedVector)
})
