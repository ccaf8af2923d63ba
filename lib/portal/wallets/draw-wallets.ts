/**
 * Draws the status of national wallets by country as SVG files: the world, and Europe or the surroundings of a country
 * with the codes of the countries.
 */
import { type GeoPath, type GeoProjection, geoAzimuthalEqualArea, geoPath } from 'd3-geo'
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
import {
  countrySize,
  getRings,
  mapSvgFile,
  type Point,
  type Ring,
  spansAt,
  svgArea,
  svgDot,
} from '@/lib/portal/map/map-svg'
import { type CountryShape, getShapeName } from '@/lib/portal/map/topology'
import { colours, lightDark } from '@/lib/portal/theme/colours'
import { escapeXml } from '@/lib/text/xml'
import { statusOfCountry, type WalletCountry, type WalletStatus } from './national-wallets'
import type { WalletMap } from './wallets-query'
import { statusNames, walletStatuses } from './wallets-view'

const accent = lightDark(colours.accent)
const ink = lightDark(colours.ink)
const paper = lightDark(colours.paper)

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

interface Outlined extends Drawn {
  rings: readonly Ring[]
}

/** A part of the world that is large enough for the codes of countries. */
interface Region {
  projection: GeoProjection
  path: GeoPath
  shapes: readonly Outlined[]
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
  const drawn = shapes.flatMap((shape): Outlined[] => {
    const d = path(shape)
    return d ? [{ shape, d, rings: getRings(d) }] : []
  })
  return { projection, path, shapes: drawn, ...layout }
}

const europe = makeRegion(europeProjection, regionalShapes, { size: europeSize, fontSize: 11 })

/** A country of a smaller area has a dot. In square pixels, on the map of a region and of the world. */
const minArea = 16
const minWorldArea = 32

const isWithin = ([x, y]: Point, { width, height }: Region['size'], margin: number): boolean =>
  x > margin && y > margin && x < width - margin && y < height - margin

const dotRadius = 3.2

function dot(projection: GeoProjection, { code }: WalletCountry, status: WalletStatus): string {
  const centre = centreOfCountry(code)
  const point = centre && projection([centre[1], centre[0]])
  if (!point) return ''
  // A dot has no space for the dots of the pattern.
  const fill = status === 'announced' ? announcedGround : statusFills[status]
  const disc = svgDot(point, { radius: dotRadius, fill, stroke: ink, strokeWidth: 1 })
  // A light ring separates it from a dark country around it.
  return (
    disc + svgDot(point, { radius: dotRadius + 1, fill: 'none', stroke: paper, strokeWidth: 1 })
  )
}

interface FoundCountry {
  country: WalletCountry
  outlined: Outlined
  status: WalletStatus
}

/** The space of a code, as a multiple of its font size. */
const labelSize = { width: 1.5, height: 0.8 }
/** The sizes of codes in their countries, and the space they need there, as multiples. The last may cover borders. */
const insideSizes = [
  ...[1.6, 1.3, 1].map((space) => ({ scale: 1, space })),
  ...[1, 0.55].map((space) => ({ scale: 0.86, space })),
]
/** How far a code in the sea is from its country, as a multiple of its font size. A line leads to the further ones. */
const seaDistances = [1.25, 2, 2.75, 3.5]
/** To the right, below, to the left and above first. */
const seaAngles = [0, 2, 4, 6, 1, 3, 5, 7].map((eighth) => (eighth * Math.PI) / 4)

type IsFree = (point: Point) => boolean

/** The heights at which the box of a code is compared with outlines. */
const boxLines = (y: number, height: number) => [y, y - height / 2, y + height / 2]

/** The place in a country that is nearest to its centre and has space for the box of a code. */
function placeInside(
  { rings }: Outlined,
  [centreX, centreY]: Point,
  fontSize: number,
  isFree: IsFree,
): { point: Point; scale: number } | undefined {
  const distance = ([x, y]: Point) => Math.hypot(x - centreX, y - centreY)
  for (const { scale, space } of insideSizes) {
    const width = labelSize.width * scale * space * fontSize
    const height = labelSize.height * scale * space * fontSize
    const large = rings.filter(({ left, right }) => right - left >= width)
    const found: Point[] = []
    for (const { top, bottom } of large) {
      for (let y = top + height / 2; y < bottom; y += fontSize / 4) {
        let spans: (readonly [number, number])[] = [[-Infinity, Infinity]]
        for (const line of boxLines(y, height)) {
          const others = spans.length > 0 ? spansAt(large, line) : []
          spans = spans
            .flatMap(([left, right]) =>
              others.map(([start, end]) => [Math.max(left, start), Math.min(right, end)] as const),
            )
            .filter(([left, right]) => right - left >= width)
        }
        for (const [left, right] of spans) {
          const [first, last] = [left + width / 2, right - width / 2]
          for (const x of [Math.min(Math.max(centreX, first), last), first, last])
            found.push([x, y])
        }
      }
    }
    const best = found.filter(isFree).sort((a, b) => distance(a) - distance(b))[0]
    if (best) return { point: best, scale }
  }
  return undefined
}

/** Whether the box of a code, with a margin, covers no land. */
function isSea([x, y]: Point, { shapes, fontSize }: Region): boolean {
  const [halfWidth, height] = [(labelSize.width / 2) * fontSize, 1.2 * labelSize.height * fontSize]
  const near = shapes
    .flatMap(({ rings }) => rings)
    .filter(({ left, right }) => left < x + halfWidth && right > x - halfWidth)
  return boxLines(y, height).every((line) =>
    spansAt(near, line).every(([left, right]) => left > x + halfWidth || right < x - halfWidth),
  )
}

/** The place in the sea that is nearest to the centre of a country. */
const placeInSea = ([x, y]: Point, region: Region, isFree: IsFree): Point | undefined =>
  seaDistances
    .flatMap((distance) =>
      seaAngles.map((angle): Point => {
        const length = distance * region.fontSize
        return [x + length * Math.cos(angle), y + length * Math.sin(angle)]
      }),
    )
    .find((point) => isFree(point) && isSea(point, region))

/** A line from a country to its code in the sea, which is readable on land and on sea. */
function leader(from: Point, to: Point, fontSize: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < 1.5 * fontSize) return ''
  const share = 1 - (0.85 * fontSize) / length
  const end: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  const d = [from, end].map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')
  return `<path d="M${d}" stroke="${paper}"/><path d="M${d}" stroke="${ink}" stroke-width="1"/>`
}

/**
 * The codes of the countries: in a country if it is large enough for the letters, otherwise in the sea nearby. A code without
 * a free place is left out. The largest countries come first. The code of the subject of the map is larger.
 */
function labels(found: readonly FoundCountry[], region: Region, subject?: string): string[] {
  const { path, size, fontSize } = region
  const bySize = found
    .map((label) => ({
      ...label,
      area: path.area(label.outlined.shape),
      at: path.centroid(label.outlined.shape),
    }))
    .sort((a, b) => b.area - a.area)
  const dots = bySize.filter(({ area }) => area < minArea).map(({ at }) => at)
  const placed: Point[] = []
  const [width, height] = [labelSize.width * fontSize, labelSize.height * fontSize]
  const isFree = ([x, y]: Point) => {
    const isClear = (others: readonly Point[], dx: number, dy: number) =>
      others.every((other) => Math.abs(x - other[0]) >= dx || Math.abs(y - other[1]) >= dy)
    const isOffDots = isClear(dots, width / 2 + dotRadius, height / 2 + dotRadius)
    return isWithin([x, y], size, 8) && isClear(placed, width, height) && isOffDots
  }
  const leaders: string[] = []
  const texts = bySize.flatMap(({ country: { code, wallets }, outlined, status, at }) => {
    const inside = placeInside(outlined, at, fontSize, isFree)
    const place = inside?.point ?? (wallets.length > 0 ? placeInSea(at, region, isFree) : undefined)
    if (!place) return []
    placed.push(place)
    const [x, y] = place.map((value) => value.toFixed(1))
    const isOnDark = inside && status === 'launched'
    if (!inside) leaders.push(leader(at, place, fontSize))
    const scale = code === subject ? 1.4 : (inside?.scale ?? 1)
    const size = scale === 1 ? '' : ` font-size="${(scale * fontSize).toFixed(1)}"`
    return `<text x="${x}" y="${y}" dy=".35em"${size} fill="${isOnDark ? paper : ink}" stroke="${isOnDark ? accent : paper}">${escapeXml(code)}</text>`
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
  { border = '', subject }: { border?: string; subject?: string } = {},
): string {
  const shapes = new Map(region.shapes.map((outlined) => [getShapeName(outlined.shape), outlined]))
  const found = countries.flatMap((country): FoundCountry[] => {
    const outlined = shapes.get(shapeNameOfCountry(country.code) ?? '')
    const isLabelled = country.wallets.length > 0 || subject !== undefined
    return outlined && isLabelled ? [{ country, outlined, status: statusOfCountry(country) }] : []
  })
  const isSmall = ({ outlined }: FoundCountry) => region.path.area(outlined.shape) < minArea
  const dots = found
    .filter(isSmall)
    .filter(({ country }) => country.wallets.length > 0)
    .map(({ country, status }) => dot(region.projection, country, status))
  const style = `<g font-family="system-ui, sans-serif" font-size="${region.fontSize}" font-weight="600" text-anchor="middle" paint-order="stroke" stroke-width="3" stroke-linejoin="round">`
  return [
    ...areas(region.shapes, countries),
    border,
    style,
    ...labels(found, region, subject),
    '</g>',
    ...dots,
  ].join('\n')
}

const titles: Readonly<Record<WalletMap, string>> = {
  world: 'World map: status of national wallets by country',
  europe: 'Europe: status of national wallets by country',
}

export const mapTitle = (map: WalletMap): string => titles[map]

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
  const content = [statusPatterns(1), drawRegion(region, countries, { border, subject: code })]
  const name = countries.find((country) => country.code === code)?.name ?? code
  const title = `Status of national wallets around ${name}`
  return mapSvgFile(countrySize, { title, description: title, credit }, content.join('\n'))
}
