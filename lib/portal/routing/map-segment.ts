/** Reads the state of the map page from the query segment of the renderer's path. */

import { type MapState, parseMapQuery } from '@/lib/portal/map/map-query'
import { queryOfSegment } from './renderer-path'

/** Undefined if the segment is not a query segment. */
export function mapStateOfSegment(segment: string): MapState | undefined {
  const query = queryOfSegment(segment)
  return query === undefined ? undefined : parseMapQuery(new URLSearchParams(query))
}
