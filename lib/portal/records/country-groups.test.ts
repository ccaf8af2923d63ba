import { expect, test } from 'vitest'
import worldCountries from 'world-countries'
import { countryGroups } from './country-groups'

const codes = new Set(worldCountries.map(({ cca2 }) => cca2))

test('each group has its number of members, each once, and a page that names them', () => {
  expect(Object.fromEntries(countryGroups.map((group) => [group.key, group.codes.length]))).toEqual(
    {
      eu: 27,
      eea: 30,
      'african-union': 55,
      asean: 11,
      mercosur: 5,
      g20: 19,
      oecd: 38,
    },
  )
  for (const { key, codes: members, source, since } of countryGroups) {
    expect(new Set(members).size, key).toBe(members.length)
    expect(
      members.filter((code) => !codes.has(code)),
      key,
    ).toEqual([])
    expect(source, key).toMatch(/^https:/)
    expect(since, key).toMatch(/^\d{4}(?:-\d\d){0,2}$/)
  }
})
