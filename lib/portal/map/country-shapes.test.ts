import { expect, test } from 'vitest'
import regionalAtlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import worldCountries from 'world-countries'
import { centreOfCountry, shapeNameOfCountry, worldShapes } from './country-shapes'
import { mapCountry } from './map-country'
import { hasDot } from './map-measures'
import { countryShapes, getShapeName } from './topology'

const stats = { entities: 1, projects_hq: 0, projects_target: 0, regulations: 0 }
const country = (code: string) => mapCountry({ id: 1, code, name: code, stats })
const official = worldCountries.filter(({ status }) => status === 'officially-assigned')
const regionalShapes = countryShapes(regionalAtlas)

test('every shape belongs to one country, except land without a code', () => {
  for (const shapes of [worldShapes, regionalShapes]) {
    const codes = new Map<string, string[]>()
    for (const { cca2 } of worldCountries) {
      const name = shapeNameOfCountry(cca2)
      if (name !== undefined) codes.set(name, [...(codes.get(name) ?? []), cca2])
    }
    const unclaimed = shapes.filter((shape) => codes.get(getShapeName(shape))?.length !== 1)
    const names = unclaimed.map(({ properties }) => properties.name)
    const exceptions = ['N. Cyprus', 'Somaliland', 'Indian Ocean Ter.', 'Siachen Glacier']
    expect(names.filter((name) => !exceptions.includes(name))).toEqual([])
  }
})

test('every country of ISO 3166-1 has a shape, or a dot if it has numbers', () => {
  expect(official).toHaveLength(249)
  const shown = new Set(worldShapes.map(getShapeName))
  const codes = official.map(({ cca2 }) => cca2)
  const isShown = (code: string) =>
    shown.has(country(code).shape ?? '') || hasDot(country(code), 'entities')
  expect(codes.filter((code) => !isShown(code))).toEqual([])
  const dotted = ['FR', 'LU', 'CY', 'QA', 'SG', 'MT'].filter((code) =>
    hasDot(country(code), 'entities'),
  )
  expect(dotted).toEqual(['QA', 'SG', 'MT'])
  expect(codes.filter((code) => centreOfCountry(code)?.length !== 2)).toEqual([])
})

test('finds shapes by code, also that of Kosovo, which has no code in ISO 3166-1', () => {
  const getNames = (code: string) =>
    worldShapes
      .filter((shape) => getShapeName(shape) === shapeNameOfCountry(code))
      .map(({ properties }) => properties.name)
  expect(getNames('FR')).toEqual(['France'])
  expect(getNames('XK')).toEqual(['Kosovo'])
  expect(getNames('SG')).toEqual([])
})

test('a small country without numbers has no dot, and an unknown code has no shape', () => {
  const none = { entities: 0, projects_hq: 0, projects_target: 0, regulations: 0 }
  expect(
    hasDot(mapCountry({ id: 1, code: 'SG', name: 'Singapore', stats: none }), 'entities'),
  ).toBe(false)
  for (const code of ['ZZ', '', 'constructor', '__proto__', 'us']) {
    expect(mapCountry({ id: 1, code, name: 'x', stats }), code).toEqual({
      code,
      name: 'x',
      figures: { entities: 1 },
    })
  }
})
