import { expect, test } from '@playwright/test'
import type { Position } from 'geojson'
import regionalAtlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import { planarShape } from './antimeridian'
import { worldShapes } from './country-shapes'
import { type CountryShape, countryShapes } from './topology'

const ringsOf = ({ geometry }: CountryShape): Position[][] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()

const isPole = ([, latitude = 0]: Position): boolean => Math.abs(latitude) > 89.9

/** Twice the signed area in square degrees. */
const areaOf = (ring: Position[]): number =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0)

const isWrong = (ring: Position[]): boolean =>
  ring.some((position, index) => {
    const [longitude = 0] = position
    const [before = longitude] = ring[index - 1] ?? []
    const jumps = Math.abs(longitude - before) > 180 && !isPole(position)
    return jumps || Math.abs(longitude) > 180
  })

test('no side of any shape crosses the map, and none leaves the Earth', () => {
  const shapes = [...worldShapes, ...countryShapes(regionalAtlas)]
  const wrong = shapes.filter((shape) => ringsOf(planarShape(shape)).some(isWrong))
  expect(wrong.map(({ properties }) => properties.name)).toEqual([])
  expect(shapes.some((shape) => ringsOf(shape).some(isWrong))).toBe(true)
})

test('cuts a square on the antimeridian into two halves of the same area', () => {
  const square: CountryShape = {
    type: 'Feature',
    properties: { name: 'Square' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [170, 0],
          [-170, 0],
          [-170, 10],
          [170, 10],
          [170, 0],
        ],
      ],
    },
  }
  const rings = ringsOf(planarShape(square))
  expect(rings.map((ring) => Math.abs(areaOf(ring)))).toEqual([200, 200])
  expect(rings.flat().every(([x = 0]) => Math.abs(x) >= 170)).toBe(true)
})

test('Antarctica reaches the pole', () => {
  const antarctica = worldShapes.find(({ properties }) => properties.name === 'Antarctica')
  expect(antarctica).toBeDefined()
  const rings = antarctica ? ringsOf(planarShape(antarctica)) : []
  expect(rings.flat().some(isPole)).toBe(true)
})
