import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { KeyRecord } from './key-record'
import { KeyStore } from './keys'

/** Provides two key stores, with a date that the test sets. */
const withTwo = (use: (one: KeyStore, other: KeyStore, today: { day: number }) => void) =>
  inTemporaryFolder(async (folder) => {
    const today = { day: 0 }
    const date = () => new Date(Date.UTC(2026, 0, 1 + today.day))
    const one = new KeyStore(path.join(folder, 'one.db'), { date })
    const other = new KeyStore(path.join(folder, 'other.db'), { date })
    try {
      use(one, other, today)
    } finally {
      one.close()
      other.close()
    }
  })

test('a key of one file is valid in another that has learned of it', () =>
  withTwo((one, other) => {
    const { key } = one.create('Operator', { unlimited: true })
    const made = one.createSelfMade()
    expect(other.find(key)).toBeUndefined()
    other.merge(one.records())
    expect(other.find(key)).toMatchObject({ name: 'Operator', unlimited: true })
    expect(other.find(made?.key ?? '')).toMatchObject({ unlimited: false })
    expect(other.records()).toEqual(one.records())
  }))

test('a key that was revoked stays so, in whatever order files learn of it', () =>
  withTwo((one, other) => {
    const { id, key } = one.create('Reader')
    const before = one.records()
    other.merge(before)
    one.revoke(id)
    for (const records of [one.records(), before, one.records()]) {
      one.merge(records)
      other.merge(records)
      expect([one.find(key), other.find(key)]).toEqual([undefined, undefined])
    }
    expect(other.records()).toEqual(one.records())
  }))

test('the later use of a key counts, and one that has expired is not taken over', () =>
  withTwo((one, other, today) => {
    const made = one.createSelfMade()
    other.merge(one.records())
    const first = one.records()
    today.day = 80
    expect(other.find(made?.key ?? '')).toBeDefined()
    one.merge(other.records())
    one.merge(first)
    expect(one.records()[0]?.lastUsed).toBe('2026-03-22')
    today.day = 160
    expect(one.find(made?.key ?? '')).toBeDefined()
    today.day = 300
    const late = one.createSelfMade()
    other.merge([...first, ...one.records()])
    expect(other.find(late?.key ?? '')).toBeDefined()
    expect(other.find(made?.key ?? '')).toBeUndefined()
  }))

test('a record of another key with the same id changes nothing', () =>
  withTwo((one, other) => {
    const { key } = one.create('Reader')
    const [record] = one.records()
    if (!record) throw new Error('no record')
    const forged = { ...record, hash: 'A'.repeat(43), revoked: '2026-01-01T00:00:00.000Z' }
    one.merge([forged])
    expect(one.find(key)).toBeDefined()
    expect(one.records()).toEqual([record])
    other.merge([])
    expect(other.records()).toEqual([])
  }))

test('what is told of a key is its hash, and what is no record is none', () =>
  withTwo((one) => {
    const { key } = one.create('Reader')
    const [record] = one.records()
    expect(JSON.stringify(record)).not.toContain(key.slice(15))
    expect(KeyRecord.safeParse(record).success).toBe(true)
    const wrong = [{ hash: 'short' }, { id: '../../etc' }, { revoked: 'no' }, { unlimited: 1 }]
    for (const more of wrong) {
      expect(KeyRecord.safeParse({ ...record, ...more }).success, JSON.stringify(more)).toBe(false)
    }
  }))

test('says that keys have changed, and takes no use of a key for a change', () =>
  withTwo((one, other, today) => {
    const seen = new Set([one.changes])
    const made = one.createSelfMade()
    seen.add(one.changes)
    today.day = 1
    one.find(made?.key ?? '')
    expect(seen.has(one.changes)).toBe(true)
    one.revoke(made?.id ?? '')
    seen.add(one.changes)
    expect(seen.size).toBe(3)
    expect(other.changes).toBe(other.changes)
  }))
