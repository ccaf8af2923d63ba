import { wholeLists } from '@/lib/client/resources'
import { mapPoints } from '@/lib/portal/map/map-points'
import { jsonType, openFile, unavailable } from '@/lib/portal/publish/export/open-file'

/** The organizations that have coordinates, for the map alone: `[latitude, longitude, [[id, name], …]]`. */
export async function GET(): Promise<Response> {
  const entities = await wholeLists.entities()
  return entities.ok
    ? openFile(JSON.stringify(mapPoints(entities.data)), { type: jsonType, lifetime: 'list' })
    : unavailable()
}
