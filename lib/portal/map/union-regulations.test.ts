import { expect, test } from 'vitest'
import { mapCountry } from './country-shapes'
import { withUnionRegulations } from './union-regulations'

const country = (code: string) =>
  mapCountry({
    id: 1,
    code,
    name: code,
    stats: { entities: 0, projects_hq: 0, projects_target: 0, regulations: 2 },
  })

test('a regulation of the union counts in each member state, beside its own', () => {
  const france = withUnionRegulations(country('FR'), 12)
  expect([france.figures.regulations, france.unionRegulations]).toEqual([14, 12])
})

test('it counts in no other country, and without any nothing changes', () => {
  for (const code of ['CH', 'GB', 'NO', 'EU', '']) {
    expect(withUnionRegulations(country(code), 12), code).toEqual(country(code))
  }
  expect(withUnionRegulations(country('FR'), 0)).toEqual(country('FR'))
})
