import { expect, test } from 'vitest'
import { findHalf } from './findings'

const find = (...totals: number[]) => findWithUndated(0, ...totals)

/** The finding if `undated` further records have no year. */
const findWithUndated = (undated: number, ...totals: number[]) =>
  findHalf(
    totals.map((value, at) => ({ label: String(2020 + at), cells: [], total: { value } })),
    ['law', 'laws'],
    ['is from', 'are from'],
    totals.reduce((sum, total) => sum + total, undated),
  )

test('states the latest year since when at least half of the records date', () => {
  expect(find(3, 1, 3)).toBe('4 of 7 laws are from 2021 or later')
  expect(find(4, 1, 3)).toBe('Half of the 8 laws are from 2021 or later')
  expect(find(1, 1)).toBe('1 of 2 laws is from 2021')
  expect(find(0, 2)).toBe('All 2 laws are from 2021')
  expect(find(1)).toBe('One law is from 2020')
  expect(find(0)).toBeUndefined()
})

test('states how many records there are in all, if some have no year', () => {
  expect(findWithUndated(2092, 3, 1, 3)).toBe(
    '4 of 7 laws, out of 2,099 in all, are from 2021 or later',
  )
  expect(findWithUndated(0, 3, 1, 3)).not.toContain('in all')
})
