/**
 * Draws the status of national wallets by country as SVG files: the world, and Europe or the surroundings of a country
 * with the codes of the countries.
 */
import {
  type GeoPath,
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoContains,
  geoPath,
} from 'd3-geo'
import {
  announcedGround,
  borderColour,
  statusFills,
  statusPatterns,
} from '@/lib/portal/map/classes'
import { centreOfCountry, shapeNameOfCountry } from '@/lib/portal/map/country-shapes'
import { getSurroundings, regionalShapes, ring } from '@/lib/portal/map/draw-country'
import { drawnShapes, projection as worldProjection } from '@/lib/portal/map/draw-world'
import { worldSize } from '@/lib/portal/map/equal-earth'
import { countrySize, mapSvgFile, svgArea, svgDot } from '@/lib/portal/map/map-svg'
import { type CountryShape, getShapeName } from '@/lib/portal/map/topology'
import { colours, lightDark } from '@/lib/portal/theme/colours'
import { formatCount } from '@/lib/text/counted'
import { escapeXml } from '@/lib/text/xml'
import { statusOfCountry, type WalletCountry, type WalletStatus } from './national-wallets'
import type { WalletMap } from './wallets-query'
import { statusNames, walletStatuses } from './wallets-view'

const [accent, ink, paper] = [colours.accent, colours.ink, colours.paper].map(lightDark) as [
  string,
  string,
  string,
]

/** Without the islands east of New Zealand, none of which has a wallet. */
export const worldMapSize = { width: worldSize.width - 50, height: worldSize.height }
export const europeSize = { width: 432, height: 384 } as const

/** From Iceland and Portugal to Cyprus and Georgia. */
const europeProjection = geoAzimuthalEqualArea()
  .rotate([-16.5, -52.6])
  .scale(565)
  .translate([europeSize.width / 2, europeSize.height / 2])
  .clipExtent([
    [0, 0],
    [europeSize.width, europeSize.height],
  ])

interface Drawn {
  shape: CountryShape
  d: string
}

/** A part of the world that is large enough for the codes of countries. */
interface Region {
  projection: GeoProjection
  path: GeoPath
  shapes: readonly Drawn[]
  size: { width: number; height: number }
  /** In pixels. */
  fontSize: number
}

function makeRegion(
  projection: GeoProjection,
  shapes: readonly CountryShape[],
  layout: Pick<Region, 'size' | 'fontSize'>,
): Region {
  const path = geoPath(projection).digits(1)
  const drawn = shapes.map((shape) => ({ shape, d: path(shape) ?? '' })).filter(({ d }) => d !== '')
  return { projection, path, shapes: drawn, ...layout }
}

const europe = makeRegion(europeProjection, regionalShapes, { size: europeSize, fontSize: 11 })

/** A country of a smaller area has a dot. In square pixels, on the map of a region and of the world. */
const minArea = 16
const minWorldArea = 32
/** The code of a country of a smaller area is next to it. */
const minLabelledArea = 90

type Point = readonly [x: number, y: number]

const isWithin = ([x, y]: Point, { width, height }: Region['size'], margin: number): boolean =>
  x > margin && y > margin && x < width - margin && y < height - margin

function dot(projection: GeoProjection, { code }: WalletCountry, status: WalletStatus): string {
  const centre = centreOfCountry(code)
  const point = centre && projection([centre[1], centre[0]])
  if (!point) return ''
  // A dot has no space for the dots of the pattern.
  const fill = status === 'announced' ? announcedGround : statusFills[status]
  return svgDot(point, { radius: 3.2, fill, stroke: ink, strokeWidth: 1 })
}

interface FoundCountry {
  country: WalletCountry
  shape: CountryShape
  status: WalletStatus
}

/** The space of a code, as a multiple of its font size. */
const labelSize = { width: 1.5, height: 0.95 }

/** Where a code may be, as a multiple of its font size from the centre of its country: in it, or next to it. */
const places: Readonly<Record<'inside' | 'outside', readonly Point[]>> = {
  inside: [
    [0, 0],
    [0, 0.45],
    [0, -0.45],
    [0.45, 0],
    [-0.45, 0],
  ],
  outside: [
    [1.25, 0],
    [0, 1],
    [-1.25, 0],
    [0, -1],
  ],
}

/** Where the code of a country is that would cover its neighbours on all sides: in the nearest sea. */
const remotePlaces: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  LI: [8.6, 43.55],
}

/** Whether a code is on its country only. If not, it is as dark as the codes next to countries. */
function isOnShape([x, y]: Point, shape: CountryShape, { projection, fontSize }: Region): boolean {
  const [right, bottom] = [0.7 * fontSize, 0.3 * fontSize]
  return [-right, right].every((dx) =>
    [-bottom, bottom].every((dy) => {
      const place = projection.invert?.([x + dx, y + dy])
      return place && geoContains(shape, place)
    }),
  )
}

/** A line from a country to its remote code, which is readable on land and on sea. */
function leader(from: Point, [x, y]: Point, fontSize: number): string {
  const d = [from, [x, y - 0.5 * fontSize] as const]
    .map((point) => point.map((value) => value.toFixed(1)).join(' '))
    .join('L')
  return `<path d="M${d}" stroke="${paper}"/><path d="M${d}" stroke="${ink}" stroke-width="1"/>`
}

/** The codes of the countries. The largest countries come first, and a code without a free place is left out. */
function labels(found: readonly FoundCountry[], region: Region): string[] {
  const { projection, path, size, fontSize } = region
  const placed: Point[] = []
  const isFree = ([x, y]: Point) =>
    isWithin([x, y], size, 8) &&
    placed.every(
      (other) =>
        Math.abs(x - other[0]) >= labelSize.width * fontSize ||
        Math.abs(y - other[1]) >= labelSize.height * fontSize,
    )
  const bySize = found
    .map((label) => ({
      ...label,
      area: path.area(label.shape),
      at: path.centroid(label.shape),
    }))
    .sort((a, b) => b.area - a.area)
  const findRemote = ({ code }: WalletCountry): Point | undefined => {
    const place = remotePlaces[code]
    const point = place && projection([...place])
    return point && isFree(point) ? point : undefined
  }
  const leaders: string[] = []
  const texts = bySize.flatMap(({ country, shape, status, area, at }) => {
    const findPlace = (offsets: readonly Point[]) =>
      offsets.map(([x, y]): Point => [at[0] + x * fontSize, at[1] + y * fontSize]).find(isFree)
    const inside = area >= minLabelledArea ? findPlace(places.inside) : undefined
    const remote = inside ? undefined : findRemote(country)
    const place = inside ?? remote ?? findPlace(places.outside)
    if (!place) return []
    placed.push(place)
    const [x, y] = place.map((value) => value.toFixed(1))
    const isDark = inside && status === 'launched' && isOnShape(inside, shape, region)
    if (remote) leaders.push(leader(at, remote, fontSize))
    return `<text x="${x}" y="${y}" dy=".35em" fill="${isDark ? paper : ink}" stroke="${isDark ? accent : paper}">${escapeXml(country.code)}</text>`
  })
  return [...leaders, ...texts]
}

/** An area for each status, and an area for land outside the countries of the API. */
function areas(shapes: readonly Drawn[], countries: readonly WalletCountry[]): string[] {
  const statuses = new Map(
    countries.map((country) => [shapeNameOfCountry(country.code), statusOfCountry(country)]),
  )
  const areaByStatus = new Map<WalletStatus, string>()
  for (const { shape, d } of shapes) {
    const status = statuses.get(getShapeName(shape)) ?? 'none'
    areaByStatus.set(status, (areaByStatus.get(status) ?? '') + d)
  }
  return [...areaByStatus].map(([status, d]) =>
    svgArea(d, { fill: statusFills[status], stroke: borderColour }),
  )
}

/** `Launched: Austria, Belgium. Pilot: Germany.` */
function description(countries: readonly WalletCountry[]): string {
  const parts = statusNames.flatMap((status) => {
    const names = countries
      .filter((country) => statusOfCountry(country) === status)
      .map(({ name }) => name)
    return names.length > 0 ? [`${walletStatuses[status].label}: ${names.join(', ')}.`] : []
  })
  return parts.join(' ') || 'No country has one.'
}

const worldPath = geoPath(worldProjection)

const visibleShapes = new Set(
  [
    ...drawnShapes.filter(({ shape }) => worldPath.area(shape) >= minWorldArea),
    ...europe.shapes.filter(({ shape }) => europe.path.area(shape) >= minArea),
  ].map(({ shape }) => getShapeName(shape)),
)

/**
 * Whether shapes of a name are large enough to be seen on the map of the world or of Europe. Dots in the middle of Europe
 * would cover neighbouring countries.
 */
export const isVisible = (shape: string): boolean => visibleShapes.has(shape)

function drawWorldMap(countries: readonly WalletCountry[]): string {
  const dots = countries
    .filter(({ wallets }) => wallets.length > 0)
    .filter(({ code }) => !isVisible(shapeNameOfCountry(code) ?? ''))
    .map((country) => dot(worldProjection, country, statusOfCountry(country)))
  return [...areas(drawnShapes, countries), ...dots].join('\n')
}

/** The border is drawn below the codes. */
function drawRegion(
  region: Region,
  countries: readonly WalletCountry[],
  { border = '', labelsAll = false } = {},
): string {
  const shapes = new Map(region.shapes.map(({ shape }) => [getShapeName(shape), shape]))
  const found = countries.flatMap((country): FoundCountry[] => {
    const shape = shapes.get(shapeNameOfCountry(country.code) ?? '')
    const isLarge = shape !== undefined && region.path.area(shape) >= minLabelledArea
    const isLabelled = country.wallets.length > 0 || (labelsAll && isLarge)
    return shape && isLabelled ? [{ country, shape, status: statusOfCountry(country) }] : []
  })
  const isSmall = ({ shape }: FoundCountry) => region.path.area(shape) < minArea
  const dots = found
    .filter(isSmall)
    .filter(({ country }) => country.wallets.length > 0)
    .map(({ country, status }) => dot(region.projection, country, status))
  const style = `<g font-family="system-ui, sans-serif" font-size="${region.fontSize}" font-weight="600" text-anchor="middle" paint-order="stroke" stroke-width="3" stroke-linejoin="round">`
  return [
    ...areas(region.shapes, countries),
    border,
    style,
    ...labels(found, region),
    '</g>',
    ...dots,
  ].join('\n')
}

const titles: Readonly<Record<WalletMap, string>> = {
  world: 'World map: status of national wallets by country',
  europe: 'Europe: status of national wallets by country',
}

export const mapTitle = (map: WalletMap): string => titles[map]

/** Describes the content of a map: `Launched 26, Pilot 6.` */
export function describeCounts(counts: Readonly<Record<WalletStatus, number>>): string {
  const parts = statusNames
    .filter((status) => counts[status] > 0)
    .map((status) => `${walletStatuses[status].label} ${formatCount(counts[status])}`)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No country has one.'
}

export function drawWallets(
  map: WalletMap,
  countries: readonly WalletCountry[],
  credit: string,
): string {
  const content = map === 'world' ? drawWorldMap(countries) : drawRegion(europe, countries)
  const size = map === 'world' ? worldMapSize : europeSize
  const texts = { title: titles[map], description: description(countries), credit }
  return mapSvgFile(size, texts, `${statusPatterns(1)}\n${content}`)
}

/** The status of the national wallets around a country, which has a thick border. Undefined for an unknown code. */
export function drawSurroundings(
  code: string,
  countries: readonly WalletCountry[],
  credit: string,
): string | undefined {
  const surroundings = getSurroundings(code, false)
  if (!surroundings) return undefined
  const { projection, isCountry, isSmall } = surroundings
  const region = makeRegion(projection, surroundings.shapes, { size: countrySize, fontSize: 14 })
  const outline = region.shapes.filter(({ shape }) => isCountry(shape)).map(({ d }) => d)
  const border = isSmall ? ring : svgArea(outline.join(''), { stroke: ink, strokeWidth: 1.6 })
  const content = [statusPatterns(1), drawRegion(region, countries, { border, labelsAll: true })]
  const name = countries.find((country) => country.code === code)?.name ?? code
  const title = `Status of national wallets around ${name}`
  return mapSvgFile(countrySize, { title, description: title, credit }, content.join('\n'))
}
