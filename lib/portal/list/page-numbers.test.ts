import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers'

const formatPageNumbers = (current: number, last: number) =>
  pageNumbers(current, last)
    .map((page) => (typeof page === 'number' ? page : '…'))
    .join(' ')

test('shows the first, the last and the neighbouring pages', () => {
  expect(formatPageNumbers(1, 14)).toBe('1 2 … 14')
  expect(formatPageNumbers(7, 14)).toBe('1 … 6 7 8 … 14')
  expect(formatPageNumbers(14, 14)).toBe('1 … 13 14')
})

test('shows a page instead of a gap of one page', () => {
  expect(formatPageNumbers(4, 6)).toBe('1 2 3 4 5 6')
  expect(formatPageNumbers(1, 1)).toBe('1')
})

test('shows only existing pages if the current page is after the last', () => {
  expect(formatPageNumbers(99, 3)).toBe('1 2 3')
})
