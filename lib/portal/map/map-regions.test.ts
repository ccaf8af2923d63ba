import { expect, test } from 'vitest'
import { project, worldSize } from './equal-earth'
import { regionBox, regionNames, regionViewBox } from './map-regions'

const places: Record<string, readonly [latitude: number, longitude: number][]> = {
  // Lisbon, Helsinki, Athens.
  europe: [
    [38.7, -9.1],
    [60.2, 24.9],
    [38, 23.7],
  ],
  // Cape Town, Tunis, Mogadishu.
  africa: [
    [-33.9, 18.4],
    [36.8, 10.2],
    [2, 45.3],
  ],
  // Anchorage, Recife, Ushuaia.
  americas: [
    [61.2, -149.9],
    [-8, -34.9],
    [-54.8, -68.3],
  ],
  // Ankara, Sapporo, Jakarta.
  asia: [
    [39.9, 32.9],
    [43.1, 141.3],
    [-6.2, 106.8],
  ],
  // Perth, Wellington, Suva.
  oceania: [
    [-32, 115.9],
    [-41.3, 174.8],
    [-18.1, 178.4],
  ],
}

test('each region contains its outermost capitals and is a part of the picture of the world', () => {
  expect(regionNames.toSorted()).toEqual(Object.keys(places).toSorted())
  for (const name of regionNames) {
    const { left, right, bottom, top } = regionBox(name)
    for (const [latitude, longitude] of places[name] ?? []) {
      const { x, y } = project(latitude, longitude)
      expect(x > left && x < right && y > bottom && y < top, `${name} ${latitude}`).toBe(true)
    }
    const [x = -1, y = -1, width = 0, height = 0] = regionViewBox(name).split(',').map(Number)
    const isInside = [x >= 0, y >= 0, x + width <= worldSize.width, y + height <= worldSize.height]
    expect(isInside, name).not.toContain(false)
    expect(Math.min(width, height), name).toBeGreaterThan(60)
  }
})
