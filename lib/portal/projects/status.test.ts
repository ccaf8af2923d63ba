import { expect, test } from 'vitest'
import { endedStatuses } from '@/lib/contract/values'
import { describeStatuses, oldStatusNote, statusesAt } from './status'

const dataDate = '2026-11-26T00:00:00Z'

test.each([
  ['2025-11-25', 'over a year ago'],
  ['2025-11-26', undefined],
  ['2025-10', 'over a year ago'],
  ['2025-11', undefined],
  ['2024', 'over a year ago'],
  ['2025', undefined],
  ['2023-11-25', 'over 3 years ago'],
  ['2023-11-26', 'over 2 years ago'],
  ['2023-11', 'over 2 years ago'],
  ['2022', 'over 3 years ago'],
])('the age of evidence of %s is: %s', (date, expected) => {
  expect(oldStatusNote({ status: 'Launched', date }, dataDate)).toBe(expected)
})

test('a status without a date has no age, nor one that has ended', () => {
  expect(oldStatusNote({ status: 'Pilot', date: null }, dataDate)).toBeUndefined()
  expect(oldStatusNote({ status: 'Discontinued', date: '2019' }, dataDate)).toBeUndefined()
  expect(oldStatusNote({ status: 'Inactive', date: '2019' }, dataDate)).toBeUndefined()
})

test('the statuses of the ended stage are the ones in the contract', () => {
  expect(new Set(statusesAt('ended'))).toEqual(endedStatuses)
})

test('the statuses of a stage have one order, in any order of the projects', () => {
  const projects = ['Pilot', 'Active', 'Launched'].map((status) => ({ status }))
  expect(describeStatuses(projects)).toBe('1 launched, 1 active and 1 being piloted')
})

test('a status that all projects have is not counted', () => {
  const describe = (...statuses: (string | null)[]) =>
    describeStatuses(statuses.map((status) => ({ status })))
  expect(describe('Launched', 'Launched', 'Launched')).toBe('all launched')
  expect(describe('Discontinued', 'Inactive')).toBe('both ended')
  expect(describe(null, null)).toBe('both with no known status')
  expect(describe('Pilot')).toBe('1 being piloted')
})
