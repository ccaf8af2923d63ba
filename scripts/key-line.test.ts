import { expect, test } from 'vitest'
import type { ApiKey } from '@/lib/facts/store/keys'
import { keyLine } from './key-line'

const key: ApiKey = {
  id: '0a1b2c3d',
  name: 'self-made',
  unlimited: false,
  created: '2026-11-20T09:30:00.000Z',
  revoked: null,
  lastUsed: '2026-11-20',
}
const made = '0a1b2c3d  2026-11-20T09:30:00.000Z'

test('a key of a visitor that was not used since it was made is not said to be used', () => {
  expect(keyLine(key)).toBe(`${made}  not used after that day  self-made`)
  expect(keyLine({ ...key, lastUsed: '2026-11-21' })).toBe(
    `${made}  last used 2026-11-21  self-made`,
  )
})

test('other keys have their limits, and those that are revoked the time', () => {
  const other = { ...key, name: 'portal', lastUsed: null }
  expect(keyLine(other)).toBe(`${made}  limited  portal`)
  expect(keyLine({ ...other, unlimited: true })).toBe(`${made}  unlimited  portal`)
  const revoked = '2026-11-22T10:00:00.000Z'
  expect(keyLine({ ...key, revoked })).toBe(`${made}  revoked ${revoked}  self-made`)
})
