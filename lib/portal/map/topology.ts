/** Reads the shapes of countries from the files of `world-atlas`, which contain data of Natural Earth. */
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export type WorldTopology = Topology<{ countries: GeometryCollection<{ name: string }> }>
export type CountryShape = Feature<Polygon | MultiPolygon, { name: string }>

/** The polygons of a shape, each of them an outline with its holes. */
export const getPolygons = ({ geometry }: CountryShape): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

const withPolygons = (shape: CountryShape, coordinates: Position[][][]): CountryShape => ({
  ...shape,
  geometry: { type: 'MultiPolygon', coordinates },
})

/** Numeric ISO 3166-1 codes. */
const russia = '643'
const ukraine = '804'

/** Whether a polygon is Crimea, which Natural Earth draws as a part of Russia that touches no other. */
const isCrimea = ([outline = []]: Position[][]): boolean =>
  outline.every(
    ([longitude = 0, latitude = 0]) =>
      longitude > 32 && longitude < 37 && latitude > 44 && latitude < 46.5,
  )

/**
 * The shapes of a file, with Crimea as a part of Ukraine, as General Assembly resolution 68/262 of the United Nations has
 * it.
 */
export function countryShapes(topology: WorldTopology): CountryShape[] {
  const { features } = feature(topology, topology.objects.countries)
  const shapes = features.filter(
    (shape): shape is CountryShape =>
      shape.geometry.type === 'Polygon' || shape.geometry.type === 'MultiPolygon',
  )
  const crimea = shapes
    .filter(({ id }) => id === russia)
    .flatMap(getPolygons)
    .filter(isCrimea)
  return shapes.map((shape) => {
    if (shape.id === russia) {
      return withPolygons(
        shape,
        getPolygons(shape).filter((part) => !isCrimea(part)),
      )
    }
    return shape.id === ukraine ? withPolygons(shape, [...getPolygons(shape), ...crimea]) : shape
  })
}

/**
 * The name of a shape: its numeric ISO 3166-1 code, or its English name if it has no code, as for
 * Kosovo.
 */
export const getShapeName = ({ id, properties }: Pick<Feature, 'id' | 'properties'>): string =>
  String(id ?? properties?.name)

type Ring = Position[]
type Side = 'west' | 'east'

const getLongitude = ([longitude = 0]: Position): number => longitude
const getLatitude = ([, latitude = 0]: Position): number => latitude

/*
 * Cutting at the antimeridian for Leaflet. A ring on the globe may cross it, as in Russia and Fiji, or enclose a pole,
 * as in Antarctica. Drawn point by point on a plane, such a ring would cross the entire map. d3-geo makes this cut
 * itself.
 */

/** The ring with continuous longitudes, which may exceed 180 degrees. */
function unwrapRing(ring: Ring): Ring {
  let offset = 0
  return ring.map((position, index) => {
    const previous = ring[index - 1]
    const jump = previous ? getLongitude(position) - getLongitude(previous) : 0
    if (jump > 180) offset -= 360
    else if (jump < -180) offset += 360
    return [getLongitude(position) + offset, getLatitude(position)]
  })
}

function closedAtPole(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || Math.abs(getLongitude(last) - getLongitude(first)) < 180) return ring
  const pole = getLatitude(first) < 0 ? -90 : 90
  return [...ring, [getLongitude(last), pole], [getLongitude(first), pole], first]
}

const crossing = (a: Position, b: Position, longitude: number): Position => {
  const share = (longitude - getLongitude(a)) / (getLongitude(b) - getLongitude(a))
  return [longitude, getLatitude(a) + share * (getLatitude(b) - getLatitude(a))]
}

/** The part of a ring on one side of a meridian, by the Sutherland–Hodgman algorithm. */
function clipped(ring: Ring, side: Side, longitude: number): Ring {
  const inside = (position: Position): boolean =>
    side === 'west' ? getLongitude(position) <= longitude : getLongitude(position) >= longitude
  return ring.flatMap((position, index) => {
    const previous = ring[index - 1] ?? ring.at(-1) ?? position
    const cut =
      inside(previous) !== inside(position) ? [crossing(previous, position, longitude)] : []
    return inside(position) ? [...cut, position] : cut
  })
}

/** Splits a ring into parts, each of which is between 180 degrees west and 180 degrees east. */
function splitRing(ring: Ring): Ring[] {
  const closed = closedAtPole(unwrapRing(ring))
  return [-360, 0, 360].flatMap((offset) => {
    const westOfEast = clipped(closed, 'west', offset + 180)
    const part = clipped(westOfEast, 'east', offset - 180).map((position) => [
      getLongitude(position) - offset,
      getLatitude(position),
    ])
    return part.length > 2 ? [part] : []
  })
}

const crossesAntimeridian = (ring: Ring): boolean =>
  ring.some((position, index) => {
    const previous = ring[index - 1]
    return previous !== undefined && Math.abs(getLongitude(position) - getLongitude(previous)) > 180
  })

/**
 * The shape with all rings cut at the antimeridian. Each ring of a cut polygon becomes a polygon of its own, which does
 * not fill holes, because Leaflet fills by the even-odd rule.
 * @example countryShapes(topology).map(cutAtAntimeridian)
 */
export function cutAtAntimeridian(shape: CountryShape): CountryShape {
  const coordinates = getPolygons(shape).flatMap((rings) =>
    rings.some(crossesAntimeridian)
      ? rings
          .flatMap((ring) => (crossesAntimeridian(ring) ? splitRing(ring) : [ring]))
          .map((part) => [part])
      : [rings],
  )
  return withPolygons(shape, coordinates)
}
