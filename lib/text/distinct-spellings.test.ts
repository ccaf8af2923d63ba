import { expect, test } from 'vitest'
import { fullestTexts } from './distinct-spellings'

test('omits texts that differ only in capitals, or are part of another text', () => {
  expect(fullestTexts(['Head of Unit', 'Head of unit'])).toEqual(['Head of Unit'])
  expect(fullestTexts(['Head of mobility', 'Head of Mobility at the WEF'])).toEqual([
    'Head of Mobility at the WEF',
  ])
  expect(fullestTexts(['Technical contributor', 'Presenter and technical contributor'])).toEqual([
    'Presenter and technical contributor',
  ])
})

test('keeps texts that only contain the same words', () => {
  const roles = ['Director', 'Deputy director', 'Chair']
  expect(fullestTexts(roles)).toEqual(roles)
})
