/**
 * Draws the status of national wallets by country as SVG files: the world, and Europe or the surroundings of a country
 * with the codes of the countries.
 */
import { type GeoPath, type GeoProjection, geoAzimuthalEqualArea, geoPath } from 'd3-geo'
import { announcedGround, getBorder, statusFills, statusPatterns } from '@/lib/portal/map/classes'
import { centreOfCountry, shapeNameOfCountry } from '@/lib/portal/map/country-places'
import { getSurroundings, regionalShapes, ring } from '@/lib/portal/map/draw-country'
import { drawnShapes, projection as worldProjection } from '@/lib/portal/map/draw-world'
import {
  boxLines,
  boxSpans,
  countrySize,
  getRings,
  isWithin,
  linePoints,
  mapSvgFile,
  type Point,
  type Ring,
  spansAt,
  svgArea,
  svgDot,
} from '@/lib/portal/map/map-svg'
import { type CountryShape, getShapeName } from '@/lib/portal/map/topology'
import { themedColours } from '@/lib/portal/theme/colours'
import { escapeXml } from '@/lib/text/xml'
import { statusOfCountry, type WalletCountry, type WalletStatus } from './national-wallets'
import { walletMapFrames } from './wallet-maps'
import type { WalletMap } from './wallets-query'
import { listCountries } from './wallets-view'

const { accent, ink, paper } = themedColours

const europeSize = walletMapFrames.europe.size

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

const dotRadius = 3.2

function placeDot(projection: GeoProjection, { code }: WalletCountry): Point | undefined {
  const centre = centreOfCountry(code)
  return (centre && projection([centre[1], centre[0]])) ?? undefined
}

function dot(projection: GeoProjection, country: WalletCountry, status: WalletStatus): string {
  const point = placeDot(projection, country)
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
/** The sizes of codes in their countries, and the space they need there, as multiples. The last is too tight for a dark halo. */
const insideSizes = [
  ...[1.6, 1.3, 1].map((space) => ({ scale: 1, space })),
  ...[1, 0.85].map((space) => ({ scale: 0.86, space })),
]
/** How far a code in the sea is from its country, as a multiple of its font size. A line leads to the further ones. */
const seaDistances = [1.25, 2, 2.75, 3.5, 4.25, 5, 5.75, 6.5]
const nearDistances = seaDistances.slice(0, 4)
/** To the right, below, to the left and above first, then between them. */
const seaAngles = [0, 4, 8, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15].map(
  (sixteenth) => (sixteenth * Math.PI) / 8,
)

type IsFree = (point: Point) => boolean

const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(x - toX, y - toY)

/** The place in a country that is nearest to its centre and has space for the box of a code. */
function placeInside(
  { outlined: { rings }, status }: FoundCountry,
  centre: Point,
  fontSize: number,
  isFree: IsFree,
): { point: Point; scale: number } | undefined {
  for (const { scale, space } of status === 'launched' ? insideSizes.slice(0, -1) : insideSizes) {
    const width = labelSize.width * scale * space * fontSize
    const height = labelSize.height * scale * space * fontSize
    const large = rings.filter(({ left, right }) => right - left >= width)
    const found: Point[] = []
    for (const { top, bottom } of large) {
      for (let y = top + height / 2; y < bottom; y += fontSize / 4) {
        for (const [left, right] of boxSpans(large, y, { width, height })) {
          const [first, last] = [left + width / 2, right - width / 2]
          for (const x of [Math.min(Math.max(centre[0], first), last), first, last])
            found.push([x, y])
        }
      }
    }
    const best = found.filter(isFree).sort((a, b) => distance(a, centre) - distance(b, centre))[0]
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

/** The place in the sea that is nearest to the centre of a country, with a line that crosses no other code or line. */
const placeInSea = (
  [x, y]: Point,
  region: Region,
  distances: readonly number[],
  isFree: IsFree,
  isOffOthers: IsFree,
) =>
  distances
    .flatMap((distance) =>
      seaAngles.map((angle): Point => {
        const length = distance * region.fontSize
        return [x + length * Math.cos(angle), y + length * Math.sin(angle)]
      }),
    )
    .find(
      (point) =>
        isFree(point) && isSea(point, region) && linePoints([x, y], point).every(isOffOthers),
    )

/** A line from a country to its code in the sea, which is readable on land and on sea. */
function leader(from: Point, to: Point, fontSize: number): string {
  const length = distance(from, to)
  if (length < 1.5 * fontSize) return ''
  const share = 1 - (0.85 * fontSize) / length
  const end: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  const d = [from, end].map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')
  return `<path d="M${d}" stroke="${paper}"/><path d="M${d}" stroke="${ink}" stroke-width="1"/>`
}

/**
 * The codes of the countries: in a country if it is large enough for the letters, otherwise in the sea nearby. A code
 * without a free place is left out. The subject of the map, whose code is larger, comes first, and dots last. Of the
 * others, the largest countries come first, and in the sea those furthest from it.
 */
function labels(found: readonly FoundCountry[], region: Region, subject?: string): string[] {
  const { path, size, fontSize } = region
  const labelled = found.map((label) => {
    const area = path.area(label.outlined.shape)
    const order = label.country.code === subject ? 0 : area < minArea ? 2 : 1
    return { ...label, order, area, at: path.centroid(label.outlined.shape) }
  })
  const dots = labelled.filter(({ area }) => area < minArea).map(({ at }) => at)
  const placed: Point[] = []
  const lined: Point[] = []
  const [width, height] = [labelSize.width * fontSize, labelSize.height * fontSize]
  const isClear = ([x, y]: Point, others: readonly Point[], dx: number, dy: number) =>
    others.every((other) => Math.abs(x - other[0]) >= dx || Math.abs(y - other[1]) >= dy)
  const isFree = (point: Point) =>
    isWithin(point, size, 8) &&
    isClear(point, placed, width, height) &&
    isClear(point, lined, width / 2, height / 2) &&
    isClear(point, dots, width / 2 + dotRadius + 1, height / 2 + dotRadius + 1)
  const isOffOthers = (point: Point) =>
    isClear(point, placed, width / 2, height / 2) && isClear(point, lined, 3, 3)
  const text = ({ country: { code }, status }: FoundCountry, place: Point, inside = 0) => {
    placed.push(place)
    const [x, y] = place.map((value) => value.toFixed(1))
    const isOnDark = inside > 0 && status === 'launched'
    const scale = code === subject ? 1.4 : inside || 1
    const size = scale === 1 ? '' : ` font-size="${(scale * fontSize).toFixed(1)}"`
    return `<text x="${x}" y="${y}" dy=".35em"${size} fill="${isOnDark ? paper : ink}" stroke="${isOnDark ? accent : paper}">${escapeXml(code)}</text>`
  }
  const outside: typeof labelled = []
  const texts = labelled
    .sort((a, b) => a.order - b.order || b.area - a.area)
    .flatMap((label) => {
      const inside = placeInside(label, label.at, fontSize, isFree)
      if (!inside) outside.push(label)
      return inside ? [text(label, inside.point, inside.scale)] : []
    })
  // Around a subject, only its own line is long.
  const place = ({ at, order }: { at: Point; order: number }) =>
    placeInSea(at, region, subject && order > 0 ? nearDistances : seaDistances, isFree, isOffOthers)
  // The code of a remote country would be next to an island that is too small to be seen.
  const isSeen = ({ country, area }: (typeof labelled)[number]) =>
    area >= minArea || isWithin(placeDot(region.projection, country) ?? [-1, -1], size, 0)
  const atSea = outside
    .filter((label) => label.country.wallets.length > 0 && isSeen(label))
    .map((label) => ({ ...label, length: distance(label.at, place(label) ?? [Infinity, 0]) }))
    .sort((a, b) => a.order - b.order || b.length - a.length)
  const leaders = atSea.flatMap((label) => {
    const point = place(label)
    if (!point) return []
    texts.push(text(label, point))
    lined.push(...linePoints(label.at, point))
    return [leader(label.at, point, fontSize)]
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
    svgArea(d, { fill: statusFills[status], stroke: getBorder(statusFills[status]) }),
  )
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

export function drawWallets(
  map: WalletMap,
  countries: readonly WalletCountry[],
  credit: string,
): string {
  const content = map === 'world' ? drawWorldMap(countries) : drawRegion(europe, countries)
  const { title, size } = walletMapFrames[map]
  const texts = { title, description: listCountries(countries), credit }
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
