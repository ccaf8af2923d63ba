import { expect, test } from 'vitest'
import { formatDuration } from './duration'

test('formats a duration in its two largest units', () => {
  expect(formatDuration(0)).toBe('0 seconds')
  expect(formatDuration(0.4)).toBe('0 seconds')
  expect(formatDuration(1)).toBe('1 second')
  expect(formatDuration(61)).toBe('1 minute, 1 second')
  expect(formatDuration(7200)).toBe('2 hours')
  expect(formatDuration(3 * 86_400 + 4 * 3600 + 59)).toBe('3 days, 4 hours')
  expect(formatDuration(86_400 + 59)).toBe('1 day')
})
