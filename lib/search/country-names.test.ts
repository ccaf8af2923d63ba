import { expect, test } from 'vitest'
import { countriesCalled, countryNames } from './country-names'

test('countries have names in other languages and scripts, and adjectives', () => {
  for (const name of ['Switzerland', 'schweiz', 'SUISSE', 'Svizzera', 'スイス', 'Swiss']) {
    expect(countriesCalled(name), name).toEqual(['CH'])
  }
  expect(countriesCalled('日本')).toEqual(['JP'])
  expect(countriesCalled('대한민국')).toEqual(['KR'])
  expect(countriesCalled('Bhutanese')).toEqual(['BT'])
  expect(countriesCalled('congolese').toSorted()).toEqual(['CD', 'CG'])
})

test('an adjective means the country rather than its territories', () => {
  expect(countriesCalled('Dutch')).toEqual(['NL'])
  expect(countriesCalled('Indian')).toEqual(['IN'])
  expect(countriesCalled('American')).toEqual(['US'])
  expect(countriesCalled('Korean')).toEqual(['KR'])
  expect(countriesCalled('uk')).toEqual(['GB'])
})

test('a code of two letters is not a name, because it is a word in many languages', () => {
  for (const word of ['id', 'it', 'be', 'no', 'DE']) expect(countriesCalled(word)).toEqual([])
  expect(countryNames('DE').allNames).not.toContain('DE')
})

test('the usual names leave out official ones, whose words many countries share', () => {
  expect(countryNames('DE').english).toEqual(['Germany', 'Bundesrepublik Deutschland', 'German'])
  expect(countryNames('GB').english).toEqual([
    'United Kingdom',
    'Great Britain',
    'British',
    'Britain',
  ])
})

test('an unknown code has no names, and no country has an empty name', () => {
  expect(countryNames('XX').allNames).toEqual([])
  expect(countriesCalled('')).toEqual([])
  expect(countriesCalled('%')).toEqual([])
})
