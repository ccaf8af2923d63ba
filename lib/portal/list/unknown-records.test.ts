import { expect, test } from 'vitest'
import { projectFacets } from '@/lib/portal/list/definitions/project-facets'
import { unknownRecords } from './list-view'

const counts = new Map([
  ['region', new Map(Object.entries({ Europe: 9, none: 4 }))],
  ['country', new Map(Object.entries({ CH: 2, none: 1 }))],
  ['ledger', new Map(Object.entries({ none: 7 }))],
])
const getWords = (filters: Record<string, string[]>, facets = projectFacets) =>
  unknownRecords(facets, counts, filters).map(({ key, words }) => [key, words])

test('states how many records a region or country excludes because their place is not disclosed', () => {
  expect(getWords({ region: ['Europe'] })).toEqual([
    ['region', '4 more match, but we do not know where they are based'],
  ])
  expect(getWords({ country: ['CH'] })).toEqual([
    ['country', '1 more matches, but we do not know where it is based'],
  ])
  expect(unknownRecords(projectFacets, counts, { region: ['Europe'] })[0]?.instead).toEqual({
    key: 'serves',
    label: 'Serves',
  })
})

test('has no note without such a choice, where they are included, and where it makes no difference', () => {
  expect(getWords({})).toEqual([])
  expect(getWords({ region: ['Europe', 'none'] })).toEqual([])
  expect(getWords({ ledger: ['1'] })).toEqual([])
  expect(unknownRecords(projectFacets, new Map(), { region: ['Europe'] })).toEqual([])
})

test('links to no facet that the data does not have', () => {
  const facets = projectFacets.filter(({ key }) => key !== 'serves')
  expect(unknownRecords(facets, counts, { region: ['Europe'] })[0]).not.toHaveProperty('instead')
})
