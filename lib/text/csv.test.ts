import { expect, test } from '@playwright/test'
import { csvOf } from './csv'

test('quotes what would end a cell or a row, and doubles quotes', () => {
  expect(
    csvOf([
      ['a,b', 'c"d', 'e\nf', 'g'],
      [1, null, undefined, ''],
    ]),
  ).toBe('\uFEFF"a,b","c""d","e\nf",g\r\n1,,,\r\n')
})

test('lets no text become a formula, and leaves numbers alone', () => {
  expect(csvOf([['=1+1', '+1', '-x', '@sum', -5]])).toBe("\uFEFF'=1+1,'+1,'-x,'@sum,-5\r\n")
  expect(csvOf([['=a,"b"']])).toBe('\uFEFF"\'=a,""b"""\r\n')
})
