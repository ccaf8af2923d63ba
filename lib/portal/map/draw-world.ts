/** The world in the colours of one measure, as an SVG file. */
import { type GeoProjection, geoEqualEarth, geoPath } from 'd3-geo'
import { classOf } from './classes'
import { worldShapes } from './country-shapes'
import { shownAspect, shownLatitudes } from './equal-earth'
import { hasDot, type MapCountry } from './map-country'
import { type Measure, measures } from './measures'
import { borderColour, classColours, outlineColour, seaColour } from './palette'
import { type SvgWords, svgArea, svgFile } from './svg'
import { shapeName } from './topology'

/** In CSS pixels. */
export const worldSize = { width: 960, height: Math.round(960 / shownAspect) } as const
const dotRadius = 2.6

/** The whole width of the Earth, and of its height what maps show. */
function worldProjection(): GeoProjection {
  const projection = geoEqualEarth().fitWidth(worldSize.width, { type: 'Sphere' })
  const [, top = 0] = projection([0, shownLatitudes.north]) ?? []
  const [x = 0, y = 0] = projection.translate()
  return projection.translate([x, y - top]).clipExtent([
    [0, 0],
    [worldSize.width, worldSize.height],
  ])
}

const projection = worldProjection()
const path = geoPath(projection).digits(1)

/** Drawn once, whatever the figures. */
const sea = path({ type: 'Sphere' }) ?? ''
const drawnShapes = worldShapes.map((shape) => ({ shape, d: path(shape) ?? '' }))

function dotOf(country: MapCountry, measure: Measure): string {
  const { middle, figures } = country
  const index = classOf(figures[measure])
  const point = hasDot(country) && middle && projection([middle[1], middle[0]])
  if (!point) return ''
  const [x, y] = point.map((value) => value.toFixed(1))
  return `<circle cx="${x}" cy="${y}" r="${dotRadius}" fill="${classColours[index]}" stroke="${outlineColour}" stroke-width=".6"/>`
}

/** The shapes of each class in one path, those without any figures apart. */
function shapesByClass(countries: readonly MapCountry[], measure: Measure) {
  const byShape = new Map(countries.map((country) => [country.shape, country]))
  const classes = classColours.map(() => '')
  let others = ''
  for (const { shape, d } of drawnShapes) {
    const country = byShape.get(shapeName(shape))
    const index = country && classOf(country.figures[measure])
    if (index === undefined) others += d
    else classes[index] = (classes[index] ?? '') + d
  }
  return { classes, others }
}

const listed = 3

/** What the map says, in a sentence: how many countries, and which have most. */
export function describeWorld(countries: readonly MapCountry[], measure: Measure): string {
  const some = countries.filter(({ figures }) => figures[measure] > 0)
  if (some.length === 0) return 'No country has any.'
  const most = some
    .toSorted((a, b) => b.figures[measure] - a.figures[measure])
    .slice(0, listed)
    .map(({ name, figures }) => `${name} ${figures[measure]}`)
  const count = some.length === 1 ? 'One country has' : `${some.length} countries have`
  return `${count} some, most of all ${most.join(', ')}.`
}

export const worldTitle = (measure: Measure): string =>
  `World map: ${measures[measure].title.toLowerCase()}, by country`

export function drawWorld(
  countries: readonly MapCountry[],
  measure: Measure,
  credit: string,
): string {
  const { classes, others } = shapesByClass(countries, measure)
  const words: SvgWords = {
    title: worldTitle(measure),
    description: describeWorld(countries, measure),
    credit,
  }
  const content = [
    svgArea(sea, { fill: seaColour }),
    svgArea(others, { stroke: outlineColour, dashed: true }),
    ...classes.map((d, index) => svgArea(d, { fill: classColours[index], stroke: borderColour })),
    ...countries.map((country) => dotOf(country, measure)),
  ]
  return svgFile(worldSize, words, content.filter(Boolean).join('\n'))
}
