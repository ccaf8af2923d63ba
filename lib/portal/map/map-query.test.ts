import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalMapEmbedQuery,
  canonicalMapQuery,
  figureAddress,
  mapAddress,
  parseMapQuery,
  serializeMapState,
  stateOfMeasure,
  withMeasure,
  withRegion,
  withSort,
} from './map-query'

const parse = (query: string) => parseMapQuery(new URLSearchParams(query))
const canonical = (query: string) => canonicalMapQuery(new URLSearchParams(query))

test('serializes equal states equally, without defaults', () => {
  for (const [query, written] of [
    ['measure=status', ''],
    ['sort=-status', ''],
    ['sort=status', 'sort=status'],
    ['sort=name&measure=regulations', 'measure=regulations&sort=name'],
    ['measure=regulations&sort=-regulations', 'measure=regulations'],
    ['sort=name&region=africa&measure=entities', 'measure=entities&region=africa&sort=name'],
    ['region=europe', 'region=europe'],
    ['measure=eu_laws&sort=-projects_target', ''],
  ] as const) {
    expect(canonical(query), query).toBe(written)
  }
})

test('ignores unknown keys and values', () => {
  for (const query of [
    'measure=__proto__',
    'measure=ENTITIES',
    ...['Europe', 'world', '', '__proto__', 'toString'].map((name) => `region=${name}`),
    'sort=constructor',
    'sort=--name',
    'sort=-',
    'utm_source=x',
  ]) {
    expect(canonical(query), query).toBe('')
  }
})

test('the canonical form of any query has the same state and is canonical', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('measure', 'region', 'sort', 'q', '__proto__'),
        fc.oneof(fc.string(), fc.constantFrom('entities', 'name', '-name', '-projects_hq', 'asia')),
      ),
      (given) => {
        const parameters = new URLSearchParams(Object.entries(given))
        const state = parseMapQuery(parameters)
        const written = serializeMapState(state)
        expect([parse(written), canonical(written)]).toEqual([state, written])
      },
    ),
  )
})

test('the query of an embed has a measure and a region, and no order', () => {
  const query = new URLSearchParams('sort=name&region=asia&measure=entities')
  expect(canonicalMapEmbedQuery(query)).toBe('measure=entities&region=asia')
})

test('the table is sorted by the measure, unless another order is selected', () => {
  const byFigure = stateOfMeasure('entities')
  expect(mapAddress('/map', withMeasure(byFigure, 'regulations'))).toBe('/map?measure=regulations')
  const inAfrica = withRegion(byFigure, 'africa')
  expect(mapAddress('/map', withMeasure(inAfrica, 'status'))).toBe('/map?region=africa')
  expect(withRegion(inAfrica, undefined)).toEqual(byFigure)
  const byName = withSort(byFigure, 'name')
  expect(withMeasure(byName, 'regulations')).toEqual({ ...byName, measure: 'regulations' })
  expect(withSort(byName, 'name').ascending).toBe(false)
  expect(withSort(byFigure, 'entities').ascending).toBe(true)
})

test('a number links to the list that it counts', () => {
  const country = { code: 'CH' }
  expect(figureAddress('projects_hq', country)).toBe('/projects?country=CH')
  expect(figureAddress('entities', country)).toBe('/entities?country=CH')
  expect(figureAddress('regulations', country)).toBe('/regulations?country=CH')
})
