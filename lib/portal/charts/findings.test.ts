import { expect, test } from 'vitest'
import { findHalf, findPeak } from './findings'

const toRows = (totals: readonly number[]) =>
  totals.map((value, at) => ({ label: String(2020 + at), cells: [], total: { value } }))

const find = (...totals: number[]) => findWithUndated(0, ...totals)

/** The finding if `undated` further records have no year. */
const findWithUndated = (undated: number, ...totals: number[]) =>
  findHalf(toRows(totals), {
    unit: ['law', 'laws'],
    named: ['law with a year', 'laws with a year'],
    verbs: ['is from', 'are from'],
    all: totals.reduce((sum, total) => sum + total, undated),
  })

test('states the latest year since when at least half of the records date', () => {
  expect(find(3, 1, 3)).toEqual({
    finding: 'Most laws with a year are from 2021 or later',
    basis: '4 of 7 laws with a year',
    keyYear: '2021',
    isSinceKeyYear: true,
  })
  expect(find(4, 1, 3)).toEqual({
    finding: 'Half of the laws with a year are from 2021 or later',
    basis: '4 of 8 laws with a year',
    keyYear: '2021',
    isSinceKeyYear: true,
  })
  expect(find(1, 1)?.finding).toBe('Half of the laws with a year are from 2021')
  expect(find(0, 2)).toEqual({
    finding: 'All laws with a year are from 2021',
    basis: '2 of 2 laws with a year',
    keyYear: '2021',
    isSinceKeyYear: true,
  })
  expect(find(1)).toEqual({ finding: 'The only law with a year is from 2020' })
  expect(find(0, 1, 0)?.finding).toBe('The only law with a year is from 2021')
  expect(find(0)).toBeUndefined()
  expect(find()).toBeUndefined()
})

test('states how many records there are in all, if some have no year', () => {
  expect(findWithUndated(2092, 3, 1, 3)?.basis).toBe('4 of 7 laws with a year; 2,099 laws in all')
  expect(findWithUndated(4, 1)?.basis).toBe('5 laws in all')
})

test('a year with the most records has its share in the basis; ties and single years have a number', () => {
  const peak = (...totals: number[]) =>
    findPeak(toRows(totals), ['project', 'projects'], 'launched')
  expect(peak(1, 3, 2)).toEqual({
    finding: 'More projects launched in 2021 than in any other year',
    basis: 'In 2021: 3 of the 6 projects with a known date',
  })
  expect(peak(2, 2, 1)).toEqual({
    finding: 'Most projects launched in 2020 and 2021: 2 projects each',
  })
  expect(peak(1)).toEqual({ finding: 'Most projects launched in 2020: 1 project' })
  expect(peak(0)).toBeUndefined()
})
