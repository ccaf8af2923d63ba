import { expect, test } from 'vitest'
import regionalAtlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import worldCountries from 'world-countries'
import { country } from '@/tests/fixtures/projects'
import { centreOfCountry, shapeNameOfCountry } from './country-places'
import { worldShapes } from './draw-world'
import { mapCountry } from './map-country'
import { hasDot } from './map-measures'
import { countryShapes, getShapeName } from './topology'

const onMap = (code: string, entities = 1) => mapCountry(country(1, code, 'x', { entities }))
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
    shown.has(onMap(code).shape ?? '') || hasDot(onMap(code), 'entities')
  expect(codes.filter((code) => !isShown(code))).toEqual([])
  const dotted = ['FR', 'LU', 'CY', 'QA', 'SG', 'MT'].filter((code) =>
    hasDot(onMap(code), 'entities'),
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
  expect(hasDot(onMap('SG', 0), 'entities')).toBe(false)
  for (const code of ['ZZ', '', 'constructor', '__proto__', 'us']) {
    expect(onMap(code), code).toEqual({
      code,
      name: 'x',
      figures: { entities: 1 },
    })
  }
})
