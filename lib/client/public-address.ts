import { readSettings } from '@/lib/env'

/**
 * True if the API is the embedded one: the renderer asks it on this machine, with no budget and no copies, which is
 * how the server starts it. Another API on this machine, behind a gateway or a tunnel, has the one or the other.
 */
export function isOwnApi(): boolean {
  const { API_BASE_URL, API_BUDGET, LAST_GOOD, HOST } = readSettings()
  if (API_BASE_URL === undefined) return true
  const host = new URL(API_BASE_URL).hostname
  const isNear = [HOST, 'localhost', '[::1]'].includes(host) || host.startsWith('127.')
  return isNear && API_BUDGET === undefined && LAST_GOOD === undefined
}

/**
 * Where visitors reach the API. The renderer asks the embedded API where the server listens, which may be where no visitor
 * can; its public address is below that of the site.
 */
export function publicApiAddress(): string {
  const { API_BASE_URL, SITE_URL } = readSettings()
  return API_BASE_URL === undefined || isOwnApi() ? `${SITE_URL}/api/v1` : API_BASE_URL
}

/** The API's path if it is on this site, which is the only one that the site's pages may call from a browser. */
export function ownApiPath(): string | undefined {
  const { origin, pathname } = new URL(publicApiAddress())
  return origin === new URL(readSettings().SITE_URL).origin ? pathname : undefined
}
