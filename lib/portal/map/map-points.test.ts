import { expect, test } from 'vitest'
import type { GraphNode } from '@/lib/contract/graph'
import { node } from '@/tests/fixtures/graph'
import { drawCountry } from './draw-country'
import { isMapPoints, mapPoints, organizationPlaces } from './map-points'

const swiss = (id: string, more: Partial<GraphNode> = {}) => node(id, { country: 'CH', ...more })
const bern = { latitude: 46.948, longitude: 7.447 }
const zurich = { latitude: 47.377, longitude: 8.542 }

test('groups the organizations of a country by place, largest group first', () => {
  const nodes = [
    swiss('entity-1', bern),
    swiss('entity-2', zurich),
    swiss('entity-3', zurich),
    swiss('entity-4'),
    swiss('entity-5', { ...bern, country: 'DE' }),
    swiss('project-6', bern),
    swiss('entity-7', { latitude: 946, longitude: 8 }),
  ]
  expect(organizationPlaces(nodes, 'CH')).toEqual([
    { ...zurich, count: 2 },
    { ...bern, count: 1 },
  ])
  expect(organizationPlaces(nodes, 'FR')).toEqual([])
})

test('draws a circle a place with the number of its organizations, and one for places nearby', () => {
  const places = [
    { ...zurich, count: 12 },
    { ...bern, count: 1 },
  ]
  const svg = drawCountry('CH', places) ?? ''
  expect(svg.match(/<circle /g)).toHaveLength(2)
  expect(drawCountry('CH', [...places, { ...zurich, longitude: 8.55, count: 3 }])).toMatch(
    />15<\/text>/,
  )
  expect(svg).toMatch(/<text [^>]*>12<\/text>/)
  expect(svg).not.toMatch(/>1<\/text>|NaN|undefined/)
  expect(drawCountry('CH')).not.toContain('<circle')
})

test('the area of a circle is proportional to its number', () => {
  const getRadii = (counts: [number, number]) => {
    const svg = drawCountry('CH', [
      { ...zurich, count: counts[0] },
      { ...bern, count: counts[1] },
    ])
    return [...(svg ?? '').matchAll(/<circle [^>]*r="([\d.]+)"/g)].map(([, r]) => Number(r))
  }
  for (const counts of [
    [25, 2],
    [100, 4],
  ] satisfies [number, number][]) {
    const [large = 0, small = 0] = getRadii(counts)
    expect((large / small) ** 2 / (counts[0] / counts[1])).toBeCloseTo(1, 1)
    expect(large).toBeLessThan(33)
  }
})

const entity = (id: number, coordinates?: { latitude: number; longitude: number } | null) => ({
  id,
  name: `Organization ${id}`,
  coordinates,
})

test('groups organizations with equal coordinates, and omits organizations without coordinates', () => {
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
