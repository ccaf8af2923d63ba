import { expect, test } from 'vitest'
import { curlyApostrophes, sentence } from './sentences'

test('ends a text with a full stop, unless it has one', () => {
  expect(sentence('An independent compilation')).toBe('An independent compilation.')
  for (const ended of ['It is not their data.', 'Whose?', 'It says “no.”', 'Yes (always.)']) {
    expect(sentence(ended)).toBe(ended)
  }
})

test('replaces apostrophes, but no quotation marks and no feet', () => {
  expect(curlyApostrophes("Bhutan's wallet, l'État")).toBe('Bhutan’s wallet, l’État')
  expect(curlyApostrophes("the 'name' is 6' long")).toBe("the 'name' is 6' long")
})
