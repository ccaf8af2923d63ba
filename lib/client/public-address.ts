import { readSettings } from '@/lib/env'

/**
 * True if the API is the embedded one. The server starts its renderer with an API on this machine, and with neither a
 * rate limit nor fallback copies. Any other API on this machine, such as a gateway or a tunnel, has a rate limit or
 * fallback copies.
 */
export function isApiEmbedded(): boolean {
  const { API_BASE_URL, API_BUDGET, LAST_GOOD, HOST } = readSettings()
  if (API_BASE_URL === undefined) return true
  const host = new URL(API_BASE_URL).hostname
  const isNear = [HOST, 'localhost', '[::1]'].includes(host) || host.startsWith('127.')
  return isNear && API_BUDGET === undefined && LAST_GOOD === undefined
}

/** True if visitors can create API keys on this site. */
export const canCreateKeys = (): boolean => isApiEmbedded() && readSettings().SELF_SERVICE_KEYS

/**
 * Returns the public address of the API. The renderer requests the embedded API at the address on which the server
 * listens, which visitors may not be able to reach; its public address is below that of the site.
 */
export function publicApiAddress(): string {
  const { API_BASE_URL, SITE_URL } = readSettings()
  return API_BASE_URL === undefined || isApiEmbedded() ? `${SITE_URL}/api/v1` : API_BASE_URL
}

/**
 * Returns the path of the API if it is on this site, and undefined for any other API, because the
 * Content-Security-Policy forbids pages to send requests to other sites.
 */
export function sameOriginApiPath(): string | undefined {
  const { origin, pathname } = new URL(publicApiAddress())
  return origin === new URL(readSettings().SITE_URL).origin ? pathname : undefined
}
