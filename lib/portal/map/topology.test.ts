import { geoContains } from 'd3-geo'
import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import regionalAtlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import { worldShapes } from './draw-world'
import { type CountryShape, countryShapes, cutAtAntimeridian } from './topology'

const getRings = ({ geometry }: CountryShape): Position[][] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()

const isPole = ([, latitude = 0]: Position): boolean => Math.abs(latitude) > 89.9

/** Twice the signed area in square degrees. */
const getArea = (ring: Position[]): number =>
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

test('no edge of any shape crosses the map or exceeds 180 degrees', () => {
  const shapes = [...worldShapes, ...countryShapes(regionalAtlas)]
  const wrong = shapes.filter((shape) => getRings(cutAtAntimeridian(shape)).some(isWrong))
  expect(wrong.map(({ properties }) => properties.name)).toEqual([])
  expect(shapes.some((shape) => getRings(shape).some(isWrong))).toBe(true)
})

test('Crimea is a part of Ukraine, and not of Russia', () => {
  const simferopol: [number, number] = [34.1, 44.95]
  for (const shapes of [worldShapes, countryShapes(regionalAtlas)]) {
    const around = shapes.filter((shape) => geoContains(shape, simferopol))
    expect(around.map(({ properties }) => properties.name)).toEqual(['Ukraine'])
  }
})

test('cuts a square on the antimeridian into halves of equal area', () => {
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
  const rings = getRings(cutAtAntimeridian(square))
  expect(rings.map((ring) => Math.abs(getArea(ring)))).toEqual([200, 200])
  expect(rings.flat().every(([x = 0]) => Math.abs(x) >= 170)).toBe(true)
})

test('Antarctica reaches the pole', () => {
  const antarctica = worldShapes.find(({ properties }) => properties.name === 'Antarctica')
  expect(antarctica).toBeDefined()
  const rings = antarctica ? getRings(cutAtAntimeridian(antarctica)) : []
  expect(rings.flat().some(isPole)).toBe(true)
})
