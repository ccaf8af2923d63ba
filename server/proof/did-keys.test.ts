import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { DidKeyError, ensureKeys, isExposed, readKeys, revokeKey, rotateKeys } from './did-keys'

const newFile = () => path.join(newFolder(), 'var', 'did-keys.json')

test('creates a key on the first start, which only its owner can read, and stores it', async () => {
  const file = newFile()
  expect(readKeys(file)).toBeUndefined()
  const keys = ensureKeys(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(keys.former).toEqual([])
  expect(ensureKeys(file)).toEqual(keys)
})

test('detects that others can read a restored file', async () => {
  const file = newFile()
  ensureKeys(file)
  expect(isExposed(file)).toBe(false)
  for (const mode of [0o644, 0o640, 0o601]) {
    chmodSync(file, mode)
    expect(isExposed(file), mode.toString(8)).toBe(true)
  }
  // The file that replaces it is private again.
  rotateKeys(file, false)
  expect(isExposed(file)).toBe(false)
})

test('does not use an existing file of another kind, such as a file that other users can read', async () => {
  const file = newFile()
  ensureKeys(file)
  const folder = path.dirname(file)
  writeFileSync(`${file}.${process.pid}.tmp`, '', { mode: 0o644 })
  rotateKeys(file, false)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([
    `did-keys.json.${process.pid}.tmp`,
  ])
})

test('replacing a key keeps only its public half', async () => {
  const file = newFile()
  const { current: first } = ensureKeys(file)
  const { current, former } = rotateKeys(file, false)
  expect(current.publicKeyMultibase).not.toBe(first.publicKeyMultibase)
  const { created, publicKeyMultibase } = first
  expect(former).toEqual([{ created, publicKeyMultibase, replaced: expect.any(String) }])
  expect(readFileSync(file, 'utf8')).not.toContain(first.secretKeyMultibase)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const again = rotateKeys(file, true)
  expect(again.former.map(({ revoked }) => revoked !== undefined)).toEqual([true, false])
  expect(readKeys(file)).toEqual(again)
})

test('revokes a replaced key, once, and no other', async () => {
  const file = newFile()
  const { current: first } = ensureKeys(file)
  expect(() => revokeKey(file, first.publicKeyMultibase)).toThrow('current key')
  rotateKeys(file, false)
  const { former } = revokeKey(file, first.publicKeyMultibase)
  expect(former[0]?.revoked).toBeDefined()
  expect(revokeKey(file, first.publicKeyMultibase).former).toEqual(former)
  expect(() => revokeKey(file, 'z6MkNobody')).toThrow('There is no key z6MkNobody')
})

test('leaves a damaged file unchanged, and names the remedy without revealing its content', async () => {
  const file = newFile()
  const { current } = ensureKeys(file)
  const damaged = readFileSync(file, 'utf8').slice(0, -20)
  writeFileSync(file, damaged)
  for (const use of [ensureKeys, () => rotateKeys(file, true)]) {
    expect(() => use(file)).toThrow(DidKeyError)
    expect(() => use(file)).toThrow('Put a copy of it back')
    expect(() => use(file)).not.toThrow(current.secretKeyMultibase)
  }
  expect(readFileSync(file, 'utf8')).toBe(damaged)
})

test('leaves no file behind if it cannot write', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'a-file', 'did-keys.json')
  writeFileSync(path.join(folder, 'a-file'), '')
  expect(() => ensureKeys(file)).toThrow()
  expect(existsSync(file)).toBe(false)
})
