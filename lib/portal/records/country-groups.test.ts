import { expect, test } from 'vitest'
import worldCountries from 'world-countries'
import { countryGroups, findGroup, getGroup } from './country-groups'

const codes = new Set(worldCountries.map(({ cca2 }) => cca2))

test('each group has its number of members, each once, and a page that names them', () => {
  expect(Object.fromEntries(countryGroups.map((group) => [group.key, group.codes.length]))).toEqual(
    {
      eu: 27,
      eea: 30,
      efta: 4,
      benelux: 3,
      'african-union': 55,
      asean: 11,
      mercosur: 5,
      g20: 19,
      oecd: 38,
      g7: 7,
      gcc: 6,
      nordic: 5,
      baltic: 3,
      'latin-america': 33,
      'south-america': 12,
      caribbean: 13,
      'sub-saharan-africa': 48,
      'western-asia': 18,
    },
  )
  for (const { key, codes: members, source, since } of countryGroups) {
    expect(new Set(members).size, key).toBe(members.length)
    expect(
      members.filter((code) => !codes.has(code)),
      key,
    ).toEqual([])
    expect(source, key).toMatch(/^https:/)
    if (since !== undefined) expect(since, key).toMatch(/^\d{4}(?:-\d\d){0,2}$/)
  }
})

test('the parts of the Americas and of Africa are the states that the list of countries names', () => {
  const statesIn = (...subregions: string[]) =>
    worldCountries
      .filter(({ subregion, unMember }) => unMember && subregions.includes(subregion))
      .map(({ cca2 }) => cca2)
  const getMembers = (key: string) => new Set(getGroup(key)?.codes)
  expect(getMembers('south-america')).toEqual(new Set(statesIn('South America')))
  expect(getMembers('caribbean')).toEqual(new Set(statesIn('Caribbean')))
  const africa = ['Eastern Africa', 'Middle Africa', 'Southern Africa', 'Western Africa']
  expect(getMembers('sub-saharan-africa')).toEqual(new Set(statesIn(...africa)))
  // The list counts Mexico as North America, M49 as Central America.
  expect(getMembers('latin-america')).toEqual(
    new Set(['MX', ...statesIn('Caribbean', 'Central America', 'South America')]),
  )
})

test('a group is found by its name, its abbreviation and its common names', () => {
  for (const text of ['European Union (EU)', 'european union', 'EU']) {
    expect(findGroup(text)?.key).toBe('eu')
  }
  expect(findGroup('Middle East')?.key).toBe('western-asia')
  expect(findGroup('Atlantis')).toBeUndefined()
})
