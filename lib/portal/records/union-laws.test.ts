import { expect, test } from 'vitest'
import { countLaws } from './union-laws'

const country = (code: string, regulations = 2) => ({ code, stats: { regulations } })

test('counts the laws of the union in each member state, separately from national laws', () => {
  expect(countLaws(country('FR'), 12)).toEqual({ national: 2, union: 12 })
  expect(countLaws(country('DE', 0), 12)).toEqual({ national: 0, union: 12 })
})

test('counts them in no other country', () => {
  for (const code of ['CH', 'GB', 'NO', '']) {
    expect(countLaws(country(code), 12), code).toEqual({ national: 2, union: 0 })
  }
})

test('the union itself has no national laws', () => {
  expect(countLaws(country('EU', 12), 12)).toEqual({ national: 0, union: 12 })
})
