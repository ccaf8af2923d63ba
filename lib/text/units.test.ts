import { expect, test } from 'vitest'
import { formatBytes, formatDuration } from './units'

test('writes sizes in the unit that fits', () => {
  const sizes = [0, 1, 999, 1000, 1_302_425, 9_949_999, 9_950_000, 35_118_052, 999_499, 999_500]
  expect(sizes.map(formatBytes)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1.0 KB',
    '1.3 MB',
    '9.9 MB',
    '10 MB',
    '35 MB',
    '999 KB',
    '1.0 MB',
  ])
})

test('formats a duration in its two largest units', () => {
  expect(formatDuration(0)).toBe('0 seconds')
  expect(formatDuration(0.4)).toBe('0 seconds')
  expect(formatDuration(1)).toBe('1 second')
  expect(formatDuration(61)).toBe('1 minute, 1 second')
  expect(formatDuration(7200)).toBe('2 hours')
  expect(formatDuration(3 * 86_400 + 4 * 3600 + 59)).toBe('3 days, 4 hours')
  expect(formatDuration(86_400 + 59)).toBe('1 day')
})
