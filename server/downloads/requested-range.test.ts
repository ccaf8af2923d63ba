import { expect, test } from 'vitest'
import { requestedRange } from './requested-range'

const size = 100

test('parses the ranges of a file', () => {
  for (const range of [
    'bytes=0-9',
    'bytes=10-',
    'bytes=-5',
    'bytes=0-0',
    'bytes=999-',
    'bytes=-0',
  ]) {
    expect(requestedRange(range, size), range).toBe(range)
  }
  expect(requestedRange('Bytes=0-1, 5-6', size)).toBe('bytes=0-1,5-6')
  expect(requestedRange('bytes=-100', size)).toBe('bytes=-100')
  expect(requestedRange('bytes=-99999999999999999999', size)).toBe('bytes=-100')
})

test('ignores invalid ranges', () => {
  for (const range of [
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=abc',
    'bytes=5-2',
    'bytes=0-1,',
    'bytes=0-1,9-8',
    'bytes=1.5-2',
    'bytes=0-1-2',
    'items=0-1',
  ]) {
    expect(requestedRange(range, size), range).toBeUndefined()
  }
})
