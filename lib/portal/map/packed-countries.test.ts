import { expect, test } from 'vitest'
import { mapCountry } from './map-country'
import { packCountries, unpackCountry } from './packed-countries'

const country = (code: string, name: string) => ({
  id: 1,
  code,
  name,
  stats: { entities: 3, projects_hq: 2, projects_target: 0, regulations: 1 },
})

test('countries are the same after they are packed and unpacked', () => {
  const countries = [
    mapCountry(country('DE', 'Germany'), 'launched'),
    mapCountry(country('US', 'USA')),
    mapCountry(country('MT', 'Malta'), 'pilot'),
    mapCountry(country('AQ', 'Antarctica')),
    mapCountry(country('EU', 'European Union')),
  ]
  expect(packCountries(countries).map(unpackCountry)).toEqual(countries)
})
