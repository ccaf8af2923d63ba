import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('quotes cells that contain a separator, a quote or a line break, and doubles quotes', () => {
  expect(
    toCsv([
      ['a,b', 'c"d', 'e\nf', 'g'],
      [1, null, undefined, ''],
    ]),
  ).toBe('\uFEFF"a,b","c""d","e\nf",g\r\n1,,,\r\n')
})

test('escapes texts that a spreadsheet would evaluate as formulas, but no numbers', () => {
  expect(toCsv([['=1+1', '+1', '-x', '@sum', -5]])).toBe("\uFEFF'=1+1,'+1,'-x,'@sum,-5\r\n")
  expect(toCsv([['＝1', '＋1', '－1', '＠a']])).toBe("\uFEFF'＝1,'＋1,'－1,'＠a\r\n")
  expect(toCsv([['=a,"b"']])).toBe('\uFEFF"\'=a,""b"""\r\n')
})
