import { expect, test } from 'vitest'
import { curlyApostrophes } from './apostrophes'

test('replaces apostrophes, but no quotation marks and no feet', () => {
  expect(curlyApostrophes("Bhutan's wallet, l'État")).toBe('Bhutan’s wallet, l’État')
  expect(curlyApostrophes("the 'name' is 6' long")).toBe("the 'name' is 6' long")
})
