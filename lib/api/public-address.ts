import { readSettings } from '@/lib/env'

/**
 * Where visitors reach the API. The renderer asks the embedded API where the server listens, which may be where no visitor
 * can; its public
 * address is below that of the site.
 */
export function publicApiAddress(): string {
  const { API_BASE_URL, SITE_URL, HOST } = readSettings()
  const host = API_BASE_URL === undefined ? HOST : new URL(API_BASE_URL).hostname
  const own = host === HOST || host === 'localhost' || host === '[::1]' || host.startsWith('127.')
  return API_BASE_URL === undefined || own ? `${SITE_URL}/api/v1` : API_BASE_URL
}
