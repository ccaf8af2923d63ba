import { expect, test } from 'vitest'
import { formatDate, formatInstant, formatMonth, machineDate } from './dates'

test('formats a date with the precision that it has', () => {
  expect(formatDate('2023-10-03')).toBe('3 October 2023')
  expect(formatDate('2023-10')).toBe('October 2023')
  expect(formatDate('2023')).toBe('2023')
  expect(formatMonth('2023-10-03')).toBe('Oct 2023')
  expect(formatMonth('2023')).toBe('2023')
  expect(formatInstant('2026-11-21T01:40:09.123Z')).toBe('21 November 2026, 01:40 UTC')
})

test('returns a text that is not a date unchanged', () => {
  for (const text of ['spring 2023', '2023-13', 'Q3 2021', '']) {
    expect(formatDate(text)).toBe(text)
    expect(formatMonth(text)).toBe(text === '2023-13' ? '2023' : text)
  }
  expect(machineDate('2023-10')).toBe('2023-10')
  expect(machineDate('about 2023')).toBeUndefined()
})
