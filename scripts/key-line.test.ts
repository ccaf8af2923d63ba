import { expect, test } from 'vitest'
import type { ApiKey } from '@/lib/store/keys'
import { keyLine } from './key-line'

const key: ApiKey = {
  id: '0a1b2c3d',
  name: 'self-made',
  unlimited: false,
  created: '2026-11-20T09:30:00.000Z',
  revoked: null,
  lastUsed: '2026-11-19',
}
const prefix = '0a1b2c3d  2026-11-20T09:30:00.000Z'

test('a visitor’s key has the day of its last use, or was never used', () => {
  expect(keyLine(key)).toBe(`${prefix}  never used  self-made`)
  for (const lastUsed of ['2026-11-20', '2026-11-21']) {
    expect(keyLine({ ...key, lastUsed })).toBe(`${prefix}  last used ${lastUsed}  self-made`)
  }
})

test('other keys have their limits, and those that are revoked the time', () => {
  const other = { ...key, name: 'portal', lastUsed: null }
  expect(keyLine(other)).toBe(`${prefix}  limited  portal`)
  expect(keyLine({ ...other, unlimited: true })).toBe(`${prefix}  unlimited  portal`)
  const revoked = '2026-11-22T10:00:00.000Z'
  expect(keyLine({ ...key, revoked })).toBe(`${prefix}  revoked ${revoked}  self-made`)
})
