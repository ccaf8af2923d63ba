/** A portal with an upstream of the tests, as a separate process with its own folder. */
import path from 'node:path'
import type { SettingName } from '@/lib/env'
import { newPlace, type Place, type RunningServer, startServer } from '../contract/processes'
import { type Stub, upstreamKey } from './stub'

/** What a page of old data shows. */
export const notice = 'You see our last copy'

/** Responses of the upstream become stale within a second, and the portal may request them again at once. */
export const outageSettings = { API_BUDGET: '1000/s, 1000/s, 1000/s' }
export const shortLived = 'public, max-age=0, s-maxage=1'

export interface Portal extends RunningServer {
  place: Place
  get: (address: string, headers?: Record<string, string>) => Promise<Response>
}

export async function startPortal(
  stub: Pick<Stub, 'baseUrl'>,
  settings: Partial<Record<SettingName, string>> = {},
  from?: Place,
): Promise<Portal> {
  const place = from ?? (await newPlace())
  Object.assign(place.environment, {
    API_BASE_URL: stub.baseUrl,
    API_KEY: upstreamKey,
    LAST_GOOD: path.join(path.dirname(place.store), 'last-good'),
    LOG_LEVEL: 'info',
    ...settings,
  })
  const server = await startServer(place)
  const get = (address: string, headers = {}) =>
    fetch(`http://127.0.0.1:${place.port}${address}`, {
      headers,
      signal: AbortSignal.timeout(40_000),
    })
  return { place, ...server, get }
}
