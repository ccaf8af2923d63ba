/**
 * Draws a country and its surroundings as an SVG file, with its organizations: the more there are at a place, the larger
 * its circle.
 */
import { type GeoProjection, geoArea, geoAzimuthalEqualArea, geoCentroid, geoPath } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import regionalAtlas from 'world-atlas/countries-50m.json'
import { themedColours } from '@/lib/portal/theme/colours'
import {
  borderColour,
  classColours,
  highlightColour,
  landColour,
  outlineColour,
  seaColour,
} from './classes'
import { centreOfCountry, shapeNameOfCountry } from './country-places'
import { worldShapes } from './draw-world'
import type { OrganizationPlace } from './map-points'
import { countrySize, mapSvgFile, svgArea } from './map-svg'
import { type CountryShape, countryShapes, getPolygons, getShapeName } from './topology'

const { width, height } = countrySize
const degrees = 180 / Math.PI

/** Parts with a smaller share of the largest part's area do not change the view. */
const minShare = 0.005
/** How much the view may grow for a part of any share: enough for Tasmania, Crete and Corsica. */
const freeGrowth = 0.2
/** Each repetition moves the centre of the view closer to the centre of the parts on the map. */
const centringIterations = 3

interface CountryView {
  centre: [longitude: number, latitude: number]
  /** Half the height of a map that just contains the country, in degrees. */
  radius: number
}

type Part = Position[][]

const getShape = (parts: Part[]): MultiPolygon => ({ type: 'MultiPolygon', coordinates: parts })
const getArea = (part: Part): number => geoArea(getShape([part]))

/** A projection for a view, in which the radius of the Earth is 1. */
const projectionFrom = ([longitude, latitude]: CountryView['centre']): GeoProjection =>
  geoAzimuthalEqualArea().rotate([-longitude, -latitude]).translate([0, 0]).scale(1)

/** The smallest view of these parts in the proportions of the map. */
function viewOfParts(parts: Part[]): CountryView {
  const shape = getShape(parts)
  let centre = geoCentroid(shape)
  let halfHeight = 0
  for (let count = 0; count < centringIterations; count += 1) {
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
function countryView(shapes: readonly CountryShape[]): CountryView | undefined {
  const parts = shapes
    .flatMap(getPolygons)
    .map((part) => ({ part, area: getArea(part) }))
    .toSorted((a, b) => b.area - a.area)
  const [largest, ...smallerParts] = parts
  if (!largest) return undefined
  let visibleParts = [largest.part]
  let view = viewOfParts(visibleParts)
  for (const { part, area } of smallerParts) {
    const share = area / largest.area
    if (share < minShare) break
    const wider = viewOfParts([...visibleParts, part])
    if (wider.radius > view.radius * (1 + freeGrowth + 2 * share)) continue
    visibleParts = [...visibleParts, part]
    view = wider
  }
  return view
}

const fill = classColours[4] ?? 'none'
const { paper, ink } = themedColours

interface Circle {
  x: number
  y: number
  count: number
}

/**
 * The area of a circle is proportional to the number of organizations. In pixels: the radius of the circle of one, and the
 * largest radius, which makes all circles of a map smaller.
 */
const [unitRadius, maxCircleRadius] = [5.6, 32]

/** In pixels. Phones draw the map at three quarters of its size. */
const countSize = 15
/** A number in a smaller circle is next to it. */
const minCountedRadius = 7

/** Places closer than this distance, in pixels, share a circle, for example places in different parts of a city. */
const mergeDistance = 15

/**
 * The circles of places. Circles with the most organizations come first. Places near a larger place are merged into it.
 */
function getCircles(projection: GeoProjection, places: readonly OrganizationPlace[]): Circle[] {
  const circles: Circle[] = []
  for (const { latitude, longitude, count } of places.toSorted((a, b) => b.count - a.count)) {
    const point = projection([longitude, latitude])
    if (!point) continue
    const [x, y] = point
    const nearbyCircle = circles.find(
      (circle) => Math.hypot(circle.x - x, circle.y - y) < mergeDistance,
    )
    if (nearbyCircle) nearbyCircle.count += count
    else circles.push({ x, y, count })
  }
  return circles.sort((a, b) => b.count - a.count)
}

function drawCircle({ x, y }: Circle, radius: number): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" stroke="${borderColour}"/>`
}

function drawCount({ x, y, count }: Circle, radius: number): string {
  const isInside = radius >= minCountedRadius
  const left = isInside ? x : x + radius + 2
  const style = isInside
    ? ''
    : ` text-anchor="start" fill="${ink}" stroke="${paper}" stroke-width="3" paint-order="stroke"`
  return `<text x="${left.toFixed(1)}" y="${y.toFixed(1)}" dy=".35em"${style}>${count}</text>`
}

/**
 * Draws the circles of all places, and their numbers above them, because circles may overlap. The picture clips circles
 * beyond its edge.
 */
function drawPlaces(projection: GeoProjection, places: readonly OrganizationPlace[]): string {
  if (places.length === 0) return ''
  const circles = getCircles(projection, places)
  const unit = Math.min(unitRadius, maxCircleRadius / Math.sqrt(circles[0]?.count ?? 1))
  const getRadius = ({ count }: Circle) => unit * Math.sqrt(count)
  const drawn = [
    ...circles.map((circle) => drawCircle(circle, getRadius(circle))),
    ...circles
      .filter(({ count }) => count > 1)
      .map((circle) => drawCount(circle, getRadius(circle))),
  ]
  return `<g fill="${paper}" font-family="'Public Sans', system-ui, sans-serif" font-size="${countSize}" font-weight="600" text-anchor="middle">${drawn.join('')}</g>`
}

export const regionalShapes = countryShapes(regionalAtlas)
/** The limits of half the height of the map, in degrees, and its ratio to that of the country. */
const [minRadius, maxRadius, paddingFactor] = [6, 70, 1.4]
const withPlaces = { minRadius: 0.6, paddingFactor: 1.12 } as const
/** Small islands get a larger radius, so that the map shows other land too. */
const island = { maxRadius: 1, shownRadius: 18 } as const
/** From this radius on, the shapes of the world map are exact enough. */
const worldShapesRadius = 20
/** A country with a smaller size on the map, in pixels, is marked with a ring. */
const minVisibleSize = 14

/** The colour of the country, which is lighter than the circles of its organizations. */
const countryColour = classColours[1] ?? highlightColour

const texts = {
  title: 'Map',
  description: 'The country and its neighbours.',
  credit: 'Shapes: Natural Earth.',
}

function makeView(code: string, shapes: readonly CountryShape[]): CountryView | undefined {
  const centre = centreOfCountry(code)
  return countryView(shapes) ?? (centre && { centre: [centre[1], centre[0]], radius: 0 })
}

const getProjection = ({ centre }: CountryView, shownRadius: number): GeoProjection =>
  projectionFrom(centre)
    .translate([width / 2, height / 2])
    .scale(height / 4 / Math.sin(shownRadius / degrees / 2))
    .clipAngle(Math.min(150, shownRadius * 2.2))
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ])

/** Marks a small country in the middle of its map. */
export const ring = `<circle cx="${width / 2}" cy="${height / 2}" r="9" fill="none" stroke="${highlightColour}" stroke-width="2"/>`

function getShownRadius({ radius }: CountryView, hasPlaces: boolean): number {
  if (radius >= withPlaces.minRadius && hasPlaces) {
    return Math.min(maxRadius, radius * withPlaces.paddingFactor)
  }
  const lowestRadius = radius < island.maxRadius ? island.shownRadius : minRadius
  return Math.min(maxRadius, Math.max(lowestRadius, radius * paddingFactor))
}

/** A country and its surroundings on a map of the size `countrySize`. */
export interface Surroundings {
  projection: GeoProjection
  shapes: readonly CountryShape[]
  isCountry: (shape: CountryShape) => boolean
  /** True if the country is too small to be seen. */
  isSmall: boolean
}

/** Undefined for an unknown code. */
export function getSurroundings(code: string, hasPlaces: boolean): Surroundings | undefined {
  const name = shapeNameOfCountry(code)
  const isCountry = (shape: CountryShape): boolean => getShapeName(shape) === name
  const view = makeView(code, regionalShapes.filter(isCountry))
  if (!view) return undefined
  const shownRadius = getShownRadius(view, hasPlaces)
  return {
    projection: getProjection(view, shownRadius),
    shapes: shownRadius >= worldShapesRadius ? worldShapes : regionalShapes,
    isCountry,
    isSmall: (view.radius / shownRadius) * height < minVisibleSize,
  }
}

/** The map of a country, with the places of its organizations. Undefined for an unknown code. */
export function drawCountry(
  code: string,
  places: readonly OrganizationPlace[] = [],
): string | undefined {
  const surroundings = getSurroundings(code, places.length > 0)
  if (!surroundings) return undefined
  const { projection, shapes, isCountry, isSmall } = surroundings
  const path = geoPath(projection).digits(1)
  const getPath = (selected: readonly CountryShape[]): string =>
    selected.map((shape) => path(shape) ?? '').join('')
  const content = [
    `<rect width="${width}" height="${height}" fill="${seaColour}"/>`,
    svgArea(getPath(shapes.filter((shape) => !isCountry(shape))), {
      fill: landColour,
      stroke: outlineColour,
    }),
    svgArea(getPath(shapes.filter(isCountry)), {
      fill: countryColour,
      stroke: ink,
      strokeWidth: 1.2,
    }),
    isSmall ? ring : '',
    drawPlaces(projection, places),
  ]
  return mapSvgFile(countrySize, texts, content.filter(Boolean).join('\n'))
}
