import { expect, test } from 'vitest'
import { isMapPoints, mapPoints } from './map-points'

const entity = (id: number, coordinates?: { latitude: number; longitude: number } | null) => ({
  id,
  name: `Organization ${id}`,
  coordinates,
})

test('groups organizations with equal coordinates, and omits those without any', () => {
  const bern = { latitude: 46.9, longitude: 7.4 }
  expect(mapPoints([entity(1, bern), entity(2), entity(3, null), entity(4, { ...bern })])).toEqual([
    [
      46.9,
      7.4,
      [
        [1, 'Organization 1'],
        [4, 'Organization 4'],
      ],
    ],
  ])
})

test('omits invalid coordinates', () => {
  expect(mapPoints([entity(1, { latitude: 91, longitude: 0 })])).toEqual([])
  expect(mapPoints([entity(1, { latitude: 0, longitude: -180.5 })])).toEqual([])
})

test('recognizes points, and nothing else', () => {
  const points = mapPoints([entity(1, { latitude: 46.9, longitude: 7.4 })])
  expect(isMapPoints(JSON.parse(JSON.stringify(points)))).toBe(true)
  expect(isMapPoints([])).toBe(true)
  for (const other of [
    null,
    {},
    { error: { code: 'internal_error', message: 'x' } },
    'points',
    [null],
    [{}],
    [[46.9, 7.4]],
    [['46.9', '7.4', []]],
    [[46.9, 7.4, [{ id: 1, name: 'One' }]]],
    [...points, [46.9, null, []]],
  ]) {
    expect(isMapPoints(other), JSON.stringify(other)).toBe(false)
  }
})
