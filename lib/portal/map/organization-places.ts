/** Finds the places of a country's organizations by their coordinates in the graph. */
import type { GraphNode } from '@/lib/contract/graph'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { mapPoints } from './map-points'

export interface OrganizationPlace {
  latitude: number
  longitude: number
  /** The number of organizations with these coordinates, which may be those of a city. */
  count: number
}

/** The places of a country, those with the most organizations first. */
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
