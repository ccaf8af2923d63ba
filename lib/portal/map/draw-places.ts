/** Draws organizations on the map of a country. The more there are at a place, the larger its circle. */
import type { GeoProjection } from 'd3-geo'
import { colours, lightDark } from '@/lib/portal/theme/colours'
import { classColours, outlineColour } from './map-palette'
import type { OrganizationPlace } from './organization-places'

const fill = classColours[4] ?? 'none'
const paper = lightDark(colours.paper)

interface Circle {
  x: number
  y: number
  count: number
}

/** In pixels. The area grows with the number of organizations. */
const radiusOf = (count: number): number => Math.min(24, 3 + 2.2 * Math.sqrt(count))

/** Places closer than this, in pixels, share a circle, for example those in different parts of a city. */
const nearness = 15

/** The circles of places, those with the most organizations first. Places near a larger one are merged into it. */
function circlesOf(projection: GeoProjection, places: readonly OrganizationPlace[]): Circle[] {
  const circles: Circle[] = []
  for (const { latitude, longitude, count } of places.toSorted((a, b) => b.count - a.count)) {
    const point = projection([longitude, latitude])
    if (!point) continue
    const [x, y] = point
    const near = circles.find((one) => Math.hypot(one.x - x, one.y - y) < nearness)
    if (near) near.count += count
    else circles.push({ x, y, count })
  }
  return circles.sort((a, b) => b.count - a.count)
}

function drawCircle({ x, y, count }: Circle): string {
  const [cx, cy] = [x.toFixed(1), y.toFixed(1)]
  const circle = `<circle cx="${cx}" cy="${cy}" r="${radiusOf(count).toFixed(1)}" fill="${fill}" stroke="${outlineColour}" stroke-width=".5"/>`
  return count > 1 ? `${circle}<text x="${cx}" y="${cy}" dy=".35em">${count}</text>` : circle
}

/** Draws the circles of all places. The picture clips those beyond its edge. */
export function drawPlaces(
  projection: GeoProjection,
  places: readonly OrganizationPlace[],
): string {
  if (places.length === 0) return ''
  const circles = circlesOf(projection, places).map(drawCircle)
  return `<g fill="${paper}" font-family="'Public Sans', system-ui, sans-serif" font-size="10" font-weight="600" text-anchor="middle">${circles.join('')}</g>`
}
