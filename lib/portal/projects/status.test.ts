import { expect, test } from 'vitest'
import { endedStatuses } from '@/lib/contract/values'
import { isOld, statusesAt } from './status'

const dataDate = '2026-11-26T00:00:00Z'

test.each([
  ['2025-11-25', true],
  ['2025-11-26', false],
  ['2025-10', true],
  ['2025-11', false],
  ['2024', true],
  ['2025', false],
])('evidence of %s is over a year old: %s', (date, expected) => {
  expect(isOld({ status: 'Launched', date }, dataDate)).toBe(expected)
})

test('a status without a date is not marked, nor one that has ended', () => {
  expect(isOld({ status: 'Pilot', date: null }, dataDate)).toBe(false)
  expect(isOld({ status: 'Discontinued', date: '2019' }, dataDate)).toBe(false)
  expect(isOld({ status: 'Inactive', date: '2019' }, dataDate)).toBe(false)
})

test('the statuses of the ended stage are the ones in the contract', () => {
  expect(new Set(statusesAt('ended'))).toEqual(endedStatuses)
})
