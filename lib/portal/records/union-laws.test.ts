import { expect, test } from 'vitest'
import { codeOfJurisdiction, countLaws } from './union-laws'

const country = (code: string, regulations = 2) => ({ code, stats: { regulations } })

test('counts the laws of the union in each member state, separately from national laws', () => {
  expect(countLaws(country('FR'), 12)).toEqual({ national: 2, union: 12 })
  expect(countLaws(country('DE', 0), 12)).toEqual({ national: 0, union: 12 })
})

test('counts the laws of the union in no other country', () => {
  for (const code of ['CH', 'GB', 'NO', '']) {
    expect(countLaws(country(code), 12), code).toEqual({ national: 2, union: 0 })
  }
})

test('the union itself has no national laws', () => {
  expect(countLaws(country('EU', 12), 12)).toEqual({ national: 0, union: 12 })
})

test('a law belongs to its country or the union, and to no other region', () => {
  const region = (abbreviation: string) => ({ country: null, region: { abbreviation } })
  expect(codeOfJurisdiction({ country: { code: 'KE' }, region: null })).toBe('KE')
  expect(codeOfJurisdiction(region('EU'))).toBe('EU')
  for (const other of [region('WW'), {}]) expect(codeOfJurisdiction(other)).toBeUndefined()
})
