/**
 * Groups organizations of the world or a country by coordinates. Many share coordinates, because only their city is
 * known.
 */
import type { EntitySummary } from '@/lib/contract/entities'
import type { GraphNode } from '@/lib/contract/graph'
import { recordOfNode } from '@/lib/portal/graph/node-id'

export interface OrganizationPlace {
  latitude: number
  longitude: number
  count: number
}

/** The places of a country. Places with the most organizations come first. */
export function organizationPlaces(nodes: Iterable<GraphNode>, code: string): OrganizationPlace[] {
  const organizations = [...nodes].flatMap(({ id, title, country, latitude, longitude }) => {
    const record = country === code ? recordOfNode(id) : undefined
    if (record?.family !== 'entities' || latitude == null || longitude == null) return []
    return [{ id: record.id, name: title, coordinates: { latitude, longitude } }]
  })
  return mapPoints(organizations)
    .map(([latitude, longitude, { length: count }]) => ({ latitude, longitude, count }))
    .sort((a, b) => b.count - a.count)
}

export type MapPoint = readonly [
  latitude: number,
  longitude: number,
  organizations: readonly (readonly [id: number, name: string])[],
]

const isOnEarth = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** The points of the map. Organizations with invalid coordinates are omitted, because another server may have some. */
export function mapPoints(
  entities: readonly Pick<EntitySummary, 'id' | 'name' | 'coordinates'>[],
): MapPoint[] {
  const points = new Map<string, [number, number, [number, string][]]>()
  for (const { id, name, coordinates } of entities) {
    if (!coordinates || !isOnEarth(coordinates)) continue
    const { latitude, longitude } = coordinates
    const key = `${latitude} ${longitude}`
    const point = points.get(key) ?? [latitude, longitude, []]
    point[2].push([id, name])
    points.set(key, point)
  }
  return [...points.values()]
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string'

const isPoint = (value: unknown): value is MapPoint =>
  Array.isArray(value) &&
  Number.isFinite(value[0]) &&
  Number.isFinite(value[1]) &&
  Array.isArray(value[2]) &&
  value[2].every(isPair)

/** Whether the body of a response is a list of points, rather than, for example, an error. */
export const isMapPoints = (answer: unknown): answer is MapPoint[] =>
  Array.isArray(answer) && answer.every(isPoint)
