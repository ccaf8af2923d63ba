/**
 * Shapes for a plane. On the globe a ring may cross the antimeridian, as those of Russia and Fiji do, or go around a
 * pole, as that of Antarctica; drawn point by point on a plane it would cross the whole map. d3-geo cuts such rings by
 * itself; Leaflet does not.
 */
import type { MultiPolygon, Position } from 'geojson'
import type { CountryShape } from './topology'

type Ring = Position[]
type Side = 'west' | 'east'

const longitudeOf = ([longitude = 0]: Position): number => longitude
const latitudeOf = ([, latitude = 0]: Position): number => latitude

/** The same ring without jumps: its longitudes go on beyond 180 degrees. */
function unwrapped(ring: Ring): Ring {
  let turn = 0
  return ring.map((position, index) => {
    const before = ring[index - 1]
    const jump = before ? longitudeOf(position) - longitudeOf(before) : 0
    if (jump > 180) turn -= 360
    else if (jump < -180) turn += 360
    return [longitudeOf(position) + turn, latitudeOf(position)]
  })
}

/** A ring around a pole is closed along it. */
function closedAtPole(ring: Ring): Ring {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || Math.abs(longitudeOf(last) - longitudeOf(first)) < 180) return ring
  const pole = latitudeOf(first) < 0 ? -90 : 90
  return [...ring, [longitudeOf(last), pole], [longitudeOf(first), pole], first]
}

const crossing = (a: Position, b: Position, longitude: number): Position => {
  const share = (longitude - longitudeOf(a)) / (longitudeOf(b) - longitudeOf(a))
  return [longitude, latitudeOf(a) + share * (latitudeOf(b) - latitudeOf(a))]
}

/** The part of a ring on one side of a meridian (Sutherland and Hodgman, 1974). */
function half(ring: Ring, side: Side, longitude: number): Ring {
  const inside = (position: Position): boolean =>
    side === 'west' ? longitudeOf(position) <= longitude : longitudeOf(position) >= longitude
  return ring.flatMap((position, index) => {
    const before = ring[index - 1] ?? ring.at(-1) ?? position
    const cut = inside(before) !== inside(position) ? [crossing(before, position, longitude)] : []
    return inside(position) ? [...cut, position] : cut
  })
}

/** The parts of a ring, each between 180 degrees west and 180 degrees east. */
function partsOf(ring: Ring): Ring[] {
  const whole = closedAtPole(unwrapped(ring))
  return [-360, 0, 360].flatMap((turn) => {
    const west = half(whole, 'west', turn + 180)
    const part = half(west, 'east', turn - 180).map((at) => [
      longitudeOf(at) - turn,
      latitudeOf(at),
    ])
    return part.length > 2 ? [part] : []
  })
}

const crosses = (ring: Ring): boolean =>
  ring.some((position, index) => {
    const before = ring[index - 1]
    return before !== undefined && Math.abs(longitudeOf(position) - longitudeOf(before)) > 180
  })

/**
 * The same shape with every ring that crosses the antimeridian cut along it. The rings of such a polygon become polygons
 * of their own: filled by the even-odd rule, as Leaflet does, a hole stays a hole.
 */
export function planarShape(shape: CountryShape): CountryShape {
  const { geometry } = shape
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const coordinates = polygons.flatMap((rings) =>
    rings.some(crosses)
      ? rings.flatMap((ring) => (crosses(ring) ? partsOf(ring) : [ring])).map((part) => [part])
      : [rings],
  )
  const planar: MultiPolygon = { type: 'MultiPolygon', coordinates }
  return { ...shape, geometry: planar }
}
