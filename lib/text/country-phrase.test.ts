import { expect, test } from 'vitest'
import { inSentence } from './country-phrase'

test('gives an article to the names that take one, and to no others', () => {
  const names = ['Netherlands', 'United States', 'European Union', 'Cook Islands', 'DR Congo']
  expect(names.map(inSentence)).toEqual(names.map((name) => `the ${name}`))
  const plain = ['Switzerland', 'Ireland', 'Iceland', 'Saint Helena', 'Germany', 'International']
  expect(plain.map(inSentence)).toEqual(plain)
})
