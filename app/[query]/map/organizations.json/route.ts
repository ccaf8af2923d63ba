import { wholeLists } from '@/lib/api/resources'
import { jsonType, openFile, unavailable } from '@/lib/export/open-file'
import { mapPoints } from '@/lib/map/map-points'

/** The organizations that have coordinates, for the map alone: `[latitude, longitude, [[id, name], …]]`. */
export async function GET(): Promise<Response> {
  const entities = await wholeLists.entities()
  return entities.ok
    ? openFile(JSON.stringify(mapPoints(entities.data)), { type: jsonType, lifetime: 'list' })
    : unavailable()
}
