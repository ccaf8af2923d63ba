/** Organizations with coordinates, put together where they share a place: many are known by their city only. */
import type { EntitySummary } from '@/lib/contract/entities'

export type MapPoint = readonly [
  latitude: number,
  longitude: number,
  organizations: readonly (readonly [id: number, name: string])[],
]

const isPlace = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Coordinates that are none, whatever a server says, are left out. */
export function mapPoints(
  entities: readonly Pick<EntitySummary, 'id' | 'name' | 'coordinates'>[],
): MapPoint[] {
  const places = new Map<string, [number, number, [number, string][]]>()
  for (const { id, name, coordinates } of entities) {
    if (!coordinates || !isPlace(coordinates)) continue
    const { latitude, longitude } = coordinates
    const key = `${latitude} ${longitude}`
    const place = places.get(key) ?? [latitude, longitude, []]
    place[2].push([id, name])
    places.set(key, place)
  }
  return [...places.values()]
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string'

const isPoint = (value: unknown): value is MapPoint =>
  Array.isArray(value) &&
  Number.isFinite(value[0]) &&
  Number.isFinite(value[1]) &&
  Array.isArray(value[2]) &&
  value[2].every(isPair)

/** Whether a browser was sent points, and not an error for example. */
export const isMapPoints = (answer: unknown): answer is MapPoint[] =>
  Array.isArray(answer) && answer.every(isPoint)
