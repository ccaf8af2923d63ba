/** A country among its neighbours, as an SVG file. */
import {
  type GeoProjection,
  geoArea,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoDistance,
  geoPath,
} from 'd3-geo'
import type { Polygon, Position } from 'geojson'
import regionalAtlas from 'world-atlas/countries-50m.json' with { type: 'json' }
import { middleOfCountry, shapeOfCountry, worldShapes } from './country-shapes'
import { countrySize } from './country-size'
import { borderColour, highlightColour, landColour, outlineColour, seaColour } from './palette'
import { svgArea, svgFile } from './svg'
import { type CountryShape, countryShapes, shapeName } from './topology'

const { width, height } = countrySize

const regionalShapes = countryShapes(regionalAtlas)
/** How far around its middle the map shows a country, in degrees: at least, and at most. */
const [nearest, farthest] = [6, 70]
/** For islands in wide seas, so that there is land in sight. */
const tiny = { radius: 1, shown: 18 } as const
/** From here on the shapes of the whole world are exact enough. */
const wide = 20
/** A country smaller than this on the map, in pixels across, gets a ring around it. */
const smallest = 14
const degrees = 180 / Math.PI

const words = {
  title: 'Map',
  description: 'The country, among its neighbours.',
  credit: 'Shapes: Natural Earth.',
}

type Ring = Position[]

/** The largest part of a country: France without Réunion, the United States without Alaska. */
function mainPart(shapes: readonly CountryShape[]): Polygon | undefined {
  const parts = shapes.flatMap(({ geometry }): Ring[][] =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  const polygons = parts.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
  return polygons.toSorted((a, b) => geoArea(b) - geoArea(a))[0]
}

interface View {
  middle: [longitude: number, latitude: number]
  /** From the middle to the farthest point, in degrees. */
  radius: number
}

function viewOf(code: string, shapes: readonly CountryShape[]): View | undefined {
  const part = mainPart(shapes)
  if (!part) {
    const middle = middleOfCountry(code)
    return middle && { middle: [middle[1], middle[0]], radius: 0 }
  }
  const middle = geoCentroid(part)
  const [outline = []] = part.coordinates
  const distances = outline.map(([x = 0, y = 0]) => geoDistance(middle, [x, y]) * degrees)
  return { middle, radius: Math.max(0, ...distances) }
}

function projectionOf({ middle }: View, shown: number): GeoProjection {
  return geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .translate([width / 2, height / 2])
    .scale(height / 4 / Math.sin(shown / degrees / 2))
    .clipAngle(Math.min(150, shown * 2.2))
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ])
}

const ring = `<circle cx="${width / 2}" cy="${height / 2}" r="9" fill="none" stroke="${highlightColour}" stroke-width="2"/>`

/** The map of a country; undefined for a code that no country has. */
export function drawCountry(code: string): string | undefined {
  const name = shapeOfCountry(code)
  const isCountry = (shape: CountryShape): boolean => shapeName(shape) === name
  const view = viewOf(code, regionalShapes.filter(isCountry))
  if (!view) return undefined
  const least = view.radius < tiny.radius ? tiny.shown : nearest
  const shown = Math.min(farthest, Math.max(least, view.radius * 1.4))
  const shapes = shown >= wide ? worldShapes : regionalShapes
  const path = geoPath(projectionOf(view, shown)).digits(1)
  const drawn = (chosen: readonly CountryShape[]): string =>
    chosen.map((shape) => path(shape) ?? '').join('')
  const small = (view.radius / shown) * height < smallest
  const content = [
    `<rect width="${width}" height="${height}" fill="${seaColour}"/>`,
    svgArea(drawn(shapes.filter((shape) => !isCountry(shape))), {
      fill: landColour,
      stroke: outlineColour,
    }),
    svgArea(drawn(shapes.filter(isCountry)), { fill: highlightColour, stroke: borderColour }),
    small ? ring : '',
  ]
  return svgFile(countrySize, words, content.filter(Boolean).join('\n'))
}
