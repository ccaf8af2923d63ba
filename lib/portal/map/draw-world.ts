/** Draws the world map of a measure as an SVG file. */
import { geoEqualEarth, geoPath } from 'd3-geo'
import worldAtlas from 'world-atlas/countries-110m.json' with { type: 'json' }
import { getBorder, getClasses, type MapClasses, outlineColour, statusPatterns } from './classes'
import { shownBox, worldScale, worldSize } from './equal-earth'
import {
  figureText,
  getFigure,
  hasDot,
  type MapCountry,
  type Measure,
  measurePhrase,
  walletLabels,
  walletStages,
} from './map-measures'
import { type MapSvgText, mapSvgFile, svgArea, svgDot } from './map-svg'
import { countryShapes, getShapeName } from './topology'

/** The full world at the scale 1:110 million. */
export const worldShapes = countryShapes(worldAtlas)

const dotStyle = { radius: 2.6, stroke: outlineColour, strokeWidth: 0.6 }

export const projection = geoEqualEarth()
  .scale(worldScale)
  .translate([-shownBox.left * worldScale, shownBox.top * worldScale])
  .clipExtent([
    [0, 0],
    [worldSize.width, worldSize.height],
  ])
const path = geoPath(projection).digits(1)

/** The paths of the shapes, which do not depend on the figures. */
export const drawnShapes = worldShapes.map((shape) => ({ shape, d: path(shape) ?? '' }))

function getDot(country: MapCountry, measure: Measure, { classes, indexOf }: MapClasses): string {
  const { centre } = country
  const colour = classes[indexOf(getFigure(country, measure))]?.colour
  const point = hasDot(country, measure) && centre && projection([centre[1], centre[0]])
  if (!point) return ''
  return svgDot(point, { ...dotStyle, fill: colour })
}

function shapesByClass(
  countries: readonly MapCountry[],
  measure: Measure,
  { classes, indexOf }: MapClasses,
) {
  const byShape = new Map(countries.map((country) => [country.shape, country]))
  const areas = classes.map(({ colour }) => ({ colour, d: '' }))
  let unknown = ''
  for (const { shape, d } of drawnShapes) {
    const country = byShape.get(getShapeName(shape))
    const area = country && areas[indexOf(getFigure(country, measure))]
    if (area) area.d += d
    else unknown += d
  }
  return { areas, unknown }
}

const maxNamedCountries = 3

function describeStatuses(countries: readonly MapCountry[]): string {
  const numbers = walletStages.flatMap((stage, index) => {
    const count = countries.filter((country) => getFigure(country, 'status') === index).length
    return count > 0 ? [`${walletLabels[stage]} ${count}`] : []
  })
  return `Countries by status: ${numbers.toReversed().join(', ')}.`
}

export function describeWorld(countries: readonly MapCountry[], measure: Measure): string {
  const withFigures = countries.filter((country) => getFigure(country, measure) > 0)
  if (withFigures.length === 0) return 'No country has any.'
  if (measure === 'status') return describeStatuses(countries)
  const highest = withFigures
    .toSorted((a, b) => getFigure(b, measure) - getFigure(a, measure))
    .slice(0, maxNamedCountries)
    .map((country) => `${country.name} (${figureText(measure, getFigure(country, measure))})`)
  const count =
    withFigures.length === 1 ? 'One country has' : `${withFigures.length} countries have`
  return `${count} at least one. Most: ${highest.join(', ')}.`
}

const worldTitle = (measure: Measure): string => `World map: ${measurePhrase(measure)}`

export function drawWorld(
  countries: readonly MapCountry[],
  measure: Measure,
  credit: string,
): string {
  const classes = getClasses(countries, measure)
  const { areas, unknown } = shapesByClass(countries, measure, classes)
  const words: MapSvgText = {
    title: worldTitle(measure),
    description: describeWorld(countries, measure),
    credit,
  }
  const content = [
    measure === 'status' ? statusPatterns(1) : '',
    svgArea(unknown, { stroke: outlineColour, dashed: true }),
    ...areas.map(({ d, colour }) => svgArea(d, { fill: colour, stroke: getBorder(colour) })),
    ...countries.map((country) => getDot(country, measure, classes)),
  ]
  return mapSvgFile(worldSize, words, content.filter(Boolean).join('\n'))
}
