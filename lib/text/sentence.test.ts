import { expect, test } from 'vitest'
import { sentence } from './sentence'

test('ends a text with a full stop, unless it has one', () => {
  expect(sentence('An independent compilation')).toBe('An independent compilation.')
  for (const ended of ['It is not their data.', 'Whose?', 'It says “no.”', 'Yes (always.)']) {
    expect(sentence(ended)).toBe(ended)
  }
})
