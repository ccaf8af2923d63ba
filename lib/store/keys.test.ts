import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { hashOfKey } from './key-form'
import { KeyStore } from './keys'

/** Provides a key store in a temporary folder. */
const withKeys = (use: (keys: KeyStore, file: string) => Promise<void> | void) =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'deep', 'keys.db')
    const keys = new KeyStore(file)
    try {
      await use(keys, file)
    } finally {
      keys.close()
    }
  })

test('finds a key that it has created', () =>
  withKeys((keys) => {
    const { id, key } = keys.create('Reader')
    expect(key).toMatch(/^atlas_[0-9a-f]{8}_[A-Za-z0-9_-]{43}$/)
    expect(keys.find(key)).toMatchObject({ id, name: 'Reader', unlimited: false, revoked: null })
  }))

test('finds a key by a hash that was computed before', () =>
  withKeys((keys) => {
    const { id, key } = keys.create('Reader')
    expect(keys.find(key, hashOfKey(key))?.id).toBe(id)
    expect(keys.find(key, hashOfKey(`${key}x`))).toBeUndefined()
  }))

test('creates different keys, and stores whether they are limited', () =>
  withKeys((keys) => {
    const [first, second] = [keys.create('Same'), keys.create('Same', { unlimited: true })]
    expect(first.key).not.toBe(second.key)
    expect(keys.find(first.key)?.unlimited).toBe(false)
    expect(keys.find(second.key)?.unlimited).toBe(true)
  }))

test('finds no other keys', () =>
  withKeys((keys) => {
    const { id, key } = keys.create('Reader')
    const flipped = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [
      '',
      'atlas_',
      id,
      key.slice(0, -1),
      `${key}A`,
      ` ${key}`,
      `${key}\n`,
      flipped,
      key.replace(id, 'ffffffff'),
      key.replace('atlas_', 'ATLAS_'),
      `atlas_${id}_${'A'.repeat(43)}`,
      `atlas_' OR 1=1_${'A'.repeat(43)}`,
    ]) {
      expect(keys.find(wrong), JSON.stringify(wrong)).toBeUndefined()
    }
  }))

test('no longer finds a revoked key, and revokes it once', () =>
  withKeys((keys) => {
    const [revoked, valid] = [keys.create('Revoked'), keys.create('Valid')]
    expect(keys.find(revoked.key)?.id).toBe(revoked.id)
    expect(keys.revoke(revoked.id)).toBe(true)
    expect(keys.find(revoked.key)).toBeUndefined()
    expect(keys.find(valid.key)?.id).toBe(valid.id)
    expect(keys.revoke(revoked.id)).toBe(false)
    expect(keys.revoke('00000000')).toBe(false)
  }))

test('lists all keys, including revoked ones, without their secrets', () =>
  withKeys((keys) => {
    expect(keys.list()).toEqual([])
    const first = keys.create('First')
    const second = keys.create('Second', { unlimited: true })
    keys.revoke(first.id)
    const byName = keys.list().sort((a, b) => (a.name < b.name ? -1 : 1))
    expect(byName).toEqual([
      {
        id: first.id,
        name: 'First',
        unlimited: false,
        created: expect.stringMatching(/^\d{4}-.*Z$/),
        revoked: expect.stringMatching(/^\d{4}-.*Z$/),
        lastUsed: null,
      },
      {
        id: second.id,
        name: 'Second',
        unlimited: true,
        created: expect.any(String),
        revoked: null,
        lastUsed: null,
      },
    ])
  }))

test('stores hashes, and no secrets', () =>
  withKeys((keys, file) => {
    const { key } = keys.create('Reader')
    const secret = key.split('_').slice(2).join('_')
    const folder = path.dirname(file)
    const bytes = Buffer.concat(
      readdirSync(folder).map((name) => readFileSync(path.join(folder, name))),
    )
    expect(bytes.includes(hashOfKey(key))).toBe(true)
    expect(bytes.includes(key)).toBe(false)
    expect(bytes.includes(secret)).toBe(false)
    expect(bytes.includes(Buffer.from(secret, 'base64url'))).toBe(false)
  }))

test('makes its file readable only for its owner', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'keys.db')
    writeFileSync(file, '')
    chmodSync(file, 0o644)
    new KeyStore(file).close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
  }))

test('finds the keys again when it is reopened', () =>
  withKeys((keys, file) => {
    const { id, key } = keys.create('Reader')
    const again = new KeyStore(file)
    expect(again.find(key)?.id).toBe(id)
    again.close()
  }))

test('notices within a second what another process has created and revoked', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'keys.db')
    let now = 0
    const keys = new KeyStore(file, { now: () => now })
    const other = new KeyStore(file)
    try {
      const { key: known } = keys.create('Known')
      expect(keys.find(known)).toBeDefined()
      const { id, key } = other.create('Elsewhere')
      now += 1000
      expect(keys.find(key)?.id).toBe(id)
      other.revoke(id)
      now += 1000
      expect(keys.find(key)).toBeUndefined()
      expect(keys.find(known)).toBeDefined()
    } finally {
      keys.close()
      other.close()
    }
  }))

test('a server has keys of a folder that cannot be written: those that are there, or none', () =>
  inTemporaryFolder((folder) => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, 'no folder')
    const below = path.join(file, 'keys.db')
    expect(() => new KeyStore(below)).toThrow(/cannot be opened/)
    const none = KeyStore.forServer(below)
    expect(none.find(`atlas_00000000_${'A'.repeat(43)}`)).toBeUndefined()
    none.close()
    expect(() => KeyStore.forServer(file)).toThrow(/cannot be opened/)
    return Promise.resolve()
  }))

test('a server has no keys where a full disk has left an empty file of them', () =>
  inTemporaryFolder((folder) => {
    const file = path.join(folder, 'keys.db')
    writeFileSync(file, '')
    const none = KeyStore.forServer(file, () => {
      throw new Error('database or disk is full')
    })
    expect(none.list()).toEqual([])
    none.close()
    return Promise.resolve()
  }))

test('keeps a key that a visitor has made as long as it is used', () =>
  inTemporaryFolder(async (folder) => {
    let day = 0
    const date = () => new Date(Date.UTC(2026, 0, 1 + day))
    const file = path.join(folder, 'keys.db')
    const keys = new KeyStore(file, { date })
    const made = keys.createSelfMade()
    const { key: lasting } = keys.create('Lasting')
    expect(keys.find(made?.key ?? '')).toMatchObject({ unlimited: false, lastUsed: '2026-01-01' })
    day = 90
    expect(keys.find(made?.key ?? '')).toMatchObject({ lastUsed: '2026-04-01' })
    keys.close()
    day = 180
    const again = new KeyStore(file, { date })
    expect(again.find(made?.key ?? '')?.id).toBe(made?.id)
    day = 271
    expect(again.find(made?.key ?? '')).toBeUndefined()
    expect(again.find(lasting)).toBeDefined()
    const other = again.createSelfMade()
    expect(again.list().map(({ id }) => id)).not.toContain(made?.id)
    expect(again.list().map(({ id }) => id)).toContain(other?.id)
    again.close()
  }))

test('reads a file of before, which has no day of the last use', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'keys.db')
    const keys = new KeyStore(file)
    const { key } = keys.create('Old')
    keys.close()
    const database = new DatabaseSync(file)
    database.exec('ALTER TABLE keys DROP COLUMN last_used')
    database.close()
    const again = new KeyStore(file)
    expect(again.find(key)).toMatchObject({ name: 'Old', lastUsed: null })
    expect(again.createSelfMade()).toBeDefined()
    again.close()
  }))
