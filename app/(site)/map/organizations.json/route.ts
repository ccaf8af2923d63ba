import { listMapPoints } from '@/lib/portal/map/load'
import { fileResponse, jsonType, route } from '@/lib/portal/responses/route-response'

/** The organizations with coordinates, for the map only: `[latitude, longitude, [[id, name], …]]`. */
export const GET = route(async () =>
  fileResponse(JSON.stringify(await listMapPoints()), { type: jsonType, lifetime: 'list' }),
)
