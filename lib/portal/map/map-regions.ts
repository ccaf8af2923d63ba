/** The parts of the world to which the map can be limited. Browsers load this file too. */
import { type Box, project, shownBox, worldScale } from './equal-earth'

interface Region {
  title: string
  south: number
  north: number
  west: number
  east: number
}

/** In degrees, around the mainland of each region. Russia and the islands of the Pacific extend beyond these limits. */
export const regions = {
  africa: { title: 'Africa', south: -36, north: 38, west: -19, east: 52 },
  americas: { title: 'Americas', south: -56, north: 72, west: -127, east: -34 },
  asia: { title: 'Asia', south: -11, north: 56, west: 26, east: 147 },
  europe: { title: 'Europe', south: 34.5, north: 70, west: -11, east: 41 },
  oceania: { title: 'Oceania', south: -48, north: 10, west: 112, east: 180 },
} as const satisfies Record<string, Region>

export type RegionName = keyof typeof regions

export const regionNames: readonly RegionName[] = [
  'europe',
  'africa',
  'americas',
  'asia',
  'oceania',
]

export const isRegion = (text: string): text is RegionName => Object.hasOwn(regions, text)

const latitudeSteps = 8

/** The box around a region on the plane of the projection. */
export function regionBox(name: RegionName): Box {
  const { south, north, west, east } = regions[name]
  const latitudes = Array.from(
    { length: latitudeSteps + 1 },
    (_, at) => south + ((north - south) * at) / latitudeSteps,
  )
  const xs = latitudes.flatMap((latitude) =>
    [west, east].map((longitude) => project(latitude, longitude).x),
  )
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: project(south, 0).y,
    top: project(north, 0).y,
  }
}

/** The box of a region in the picture of the world, as an SVG `viewBox`. */
export function regionViewBox(name: RegionName): string {
  const { left, right, bottom, top } = regionBox(name)
  return [left - shownBox.left, shownBox.top - top, right - left, top - bottom]
    .map((length) => Math.round(length * worldScale))
    .join(',')
}
