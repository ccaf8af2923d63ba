/** Draws places on the map of a country: the more organizations, the larger, with their number where it fits. */
import type { GeoProjection } from 'd3-geo'
import { colours, lightDark } from '@/lib/portal/theme/colours'
import { classColours, outlineColour } from './map-palette'
import type { OrganizationPlace } from './organization-places'

const fill = classColours[4] ?? 'none'
const paper = lightDark(colours.paper)

/** In pixels: the area grows with the number. */
const radiusOf = (count: number): number => Math.min(26, 3.2 + 2.4 * Math.sqrt(count))

/** Smaller circles have no room for a number. */
const minNumberRadius = 8

function circle(projection: GeoProjection, { latitude, longitude, count }: OrganizationPlace) {
  const point = projection([longitude, latitude])
  if (!point) return ''
  const [x, y] = point.map((value) => value.toFixed(1))
  const radius = radiusOf(count)
  const number =
    radius >= minNumberRadius
      ? `<text x="${x}" y="${y}" dy=".35em" fill="${paper}">${count}</text>`
      : ''
  return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${fill}" fill-opacity=".88" stroke="${outlineColour}" stroke-width=".5"/>${number}`
}

/** The largest first, so that smaller ones are not hidden. The picture cuts what lies beyond its edge. */
export const drawPlaces = (
  projection: GeoProjection,
  places: readonly OrganizationPlace[],
): string =>
  places.length === 0
    ? ''
    : `<g font-family="'Public Sans', system-ui, sans-serif" font-size="11" font-weight="600" text-anchor="middle">${places
        .map((place) => circle(projection, place))
        .join('')}</g>`
