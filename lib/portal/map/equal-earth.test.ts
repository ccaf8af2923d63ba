import { geoEqualEarthRaw } from 'd3-geo'
import { expect, test } from 'vitest'
import { halfHeight, halfWidth, project, unproject } from './equal-earth'

const radians = Math.PI / 180
const points: [latitude: number, longitude: number][] = [-90, -57, -12.5, 0, 33, 84, 90].flatMap(
  (latitude) =>
    [-180, -77.1, 0, 8.5, 180].map((longitude): [number, number] => [latitude, longitude]),
)

test('agrees with the projection of d3-geo', () => {
  for (const [latitude, longitude] of points) {
    const { x, y } = project(latitude, longitude)
    const [d3x, d3y] = geoEqualEarthRaw(longitude * radians, latitude * radians)
    expect(x).toBeCloseTo(d3x, 6)
    expect(y).toBeCloseTo(d3y, 6)
  }
})

test('unproject is the inverse of project', () => {
  for (const [latitude, longitude] of points) {
    const back = unproject(project(latitude, longitude))
    expect(back.latitude).toBeCloseTo(latitude, 4)
    expect(back.longitude).toBeCloseTo(longitude, 4)
  }
})

test('unprojects points outside the Earth to its edge', () => {
  expect(unproject({ x: 9 * halfWidth, y: 0 }).longitude).toBe(180)
  expect(unproject({ x: -9 * halfWidth, y: halfHeight / 2 }).longitude).toBe(-180)
  for (const y of [-9, 9]) {
    const { latitude, longitude } = unproject({ x: 0, y })
    expect(Math.abs(latitude)).toBeCloseTo(90, 3)
    expect(longitude).toBe(0)
  }
})
