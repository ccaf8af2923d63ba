/** Chooses the part of the Earth that the map of a country shows. */
import { type GeoProjection, geoArea, geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import type { CountryShape } from './topology'

/** The size of the map of a country, in CSS pixels. */
export const countrySize = { width: 480, height: 300 } as const

const { width, height } = countrySize
const degrees = 180 / Math.PI

/** Parts with a smaller share of the largest part's area do not change the view. */
const minShare = 0.005
/** How much the view may grow for a part of any share: enough for Tasmania, Crete and Corsica. */
const freeGrowth = 0.2
/** Each repetition moves the centre of the view closer to the centre of the parts on the map. */
const centrings = 3

export interface CountryView {
  centre: [longitude: number, latitude: number]
  /** Half the height of a map that just contains the country, in degrees. */
  radius: number
}

type Part = Position[][]

const getShape = (parts: Part[]): MultiPolygon => ({ type: 'MultiPolygon', coordinates: parts })
const getArea = (part: Part): number => geoArea(getShape([part]))

/** A projection for a view, in which the radius of the Earth is 1. */
export const projectionFrom = ([longitude, latitude]: CountryView['centre']): GeoProjection =>
  geoAzimuthalEqualArea().rotate([-longitude, -latitude]).translate([0, 0]).scale(1)

/** The smallest view of these parts in the proportions of the map. */
function viewOfParts(parts: Part[]): CountryView {
  const shape = getShape(parts)
  let centre = geoCentroid(shape)
  let halfHeight = 0
  for (let count = 0; count < centrings; count += 1) {
    const projection = projectionFrom(centre)
    const [[left, top], [right, bottom]] = geoPath(projection).bounds(shape)
    halfHeight = Math.max(bottom - top, ((right - left) * height) / width) / 2
    centre = projection.invert?.([(left + right) / 2, (top + bottom) / 2]) ?? centre
  }
  return { centre, radius: 2 * Math.asin(Math.min(1, halfHeight / 2)) * degrees }
}

/**
 * The view of a country with all of its large parts, or undefined without any. A part is left out if it is so remote
 * that the view would grow by more than twice the part's share: Alaska and French Guiana are, Hokkaido is not.
 */
export function countryView(shapes: readonly CountryShape[]): CountryView | undefined {
  const parts = shapes
    .flatMap(({ geometry }): Part[] =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    )
    .map((part) => ({ part, area: getArea(part) }))
    .toSorted((a, b) => b.area - a.area)
  const [largest, ...others] = parts
  if (!largest) return undefined
  let shown = [largest.part]
  let view = viewOfParts(shown)
  for (const { part, area } of others) {
    const share = area / largest.area
    if (share < minShare) break
    const wider = viewOfParts([...shown, part])
    if (wider.radius > view.radius * (1 + freeGrowth + 2 * share)) continue
    shown = [...shown, part]
    view = wider
  }
  return view
}
