import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { DidKeyError, ensureKeys, isExposed, readKeys, revokeKey, rotateKeys } from './did-keys'

const withFile = (use: (file: string) => Promise<void>) =>
  inTemporaryFolder((folder) => use(path.join(folder, 'var', 'did-keys.json')))

test('creates a key on the first start, which only its owner can read, and stores it', () =>
  withFile(async (file) => {
    expect(readKeys(file)).toBeUndefined()
    const keys = await ensureKeys(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(keys.former).toEqual([])
    expect(await ensureKeys(file)).toEqual(keys)
  }))

test('detects that others can read a restored file', () =>
  withFile(async (file) => {
    await ensureKeys(file)
    expect(isExposed(file)).toBe(false)
    for (const mode of [0o644, 0o640, 0o601]) {
      chmodSync(file, mode)
      expect(isExposed(file), mode.toString(8)).toBe(true)
    }
    // The file that replaces it is private again.
    await rotateKeys(file, false)
    expect(isExposed(file)).toBe(false)
  }))

test('does not use an existing file of another kind, such as one that others can read', () =>
  withFile(async (file) => {
    await ensureKeys(file)
    const folder = path.dirname(file)
    writeFileSync(`${file}.${process.pid}.tmp`, '', { mode: 0o644 })
    await rotateKeys(file, false)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([
      `did-keys.json.${process.pid}.tmp`,
    ])
  }))

test('two processes that start together have the same key', () =>
  withFile(async (file) => {
    const keyRings = await Promise.all([ensureKeys(file), ensureKeys(file), ensureKeys(file)])
    const kept = readKeys(file)
    for (const keys of keyRings) expect(keys).toEqual(kept)
  }))

test('replacing a key keeps only its public half', () =>
  withFile(async (file) => {
    const { current: first } = await ensureKeys(file)
    const { current, former } = await rotateKeys(file, false)
    expect(current.publicKeyMultibase).not.toBe(first.publicKeyMultibase)
    const { created, publicKeyMultibase } = first
    expect(former).toEqual([{ created, publicKeyMultibase, replaced: expect.any(String) }])
    expect(readFileSync(file, 'utf8')).not.toContain(first.secretKeyMultibase)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await rotateKeys(file, true)
    expect(again.former.map(({ revoked }) => revoked !== undefined)).toEqual([true, false])
    expect(readKeys(file)).toEqual(again)
  }))

test('revokes a replaced key, once, and no other', () =>
  withFile(async (file) => {
    const { current: first } = await ensureKeys(file)
    await expect(revokeKey(file, first.publicKeyMultibase)).rejects.toThrow('current key')
    await rotateKeys(file, false)
    const { former } = await revokeKey(file, first.publicKeyMultibase)
    expect(former[0]?.revoked).toBeDefined()
    expect((await revokeKey(file, first.publicKeyMultibase)).former).toEqual(former)
    await expect(revokeKey(file, 'z6MkNobody')).rejects.toThrow('There is no key z6MkNobody')
  }))

test('leaves a damaged file unchanged, and names the remedy without revealing its content', () =>
  withFile(async (file) => {
    const { current } = await ensureKeys(file)
    const damaged = readFileSync(file, 'utf8').slice(0, -20)
    writeFileSync(file, damaged)
    const failure = await ensureKeys(file).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DidKeyError)
    expect(String(failure)).toContain('Put a copy of it back')
    expect(String(failure)).not.toContain(current.secretKeyMultibase)
    await expect(rotateKeys(file, true)).rejects.toThrow(DidKeyError)
    expect(readFileSync(file, 'utf8')).toBe(damaged)
  }))

test('leaves no file behind if it cannot write', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'a-file', 'did-keys.json')
    writeFileSync(path.join(folder, 'a-file'), '')
    await expect(ensureKeys(file)).rejects.toThrow()
    expect(existsSync(file)).toBe(false)
  }))
