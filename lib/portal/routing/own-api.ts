/**
 * Maps paths of this site to its API. Only development needs this, where the renderer has the public port. In
 * production the server in front of the renderer handles these paths itself.
 */
import { isApiEmbedded } from '@/lib/client/public-address'
import { readSettings } from '@/lib/env'

const apiPath = /^\/api\/v1(?=\/|$)/

/** The targets of forms, and the MCP server. */
const serverPaths: readonly string[] = ['/corrections', '/keys', '/mcp']

/** The signed documents, which the server provides outside the API's path. */
const signed = /^\/(\.well-known\/did\.json|contexts\/.*|.*\.vc\.json|sources\/\d+\.json)$/

/** The address at the API's server for a path of this site. Undefined if that server does not handle the path. */
export const apiAddress = (api: string, path: string, search: string): string | undefined => {
  if (serverPaths.includes(path)) return new URL(path, api).href
  if (signed.test(path)) return new URL(path + search, api).href
  return apiPath.test(path) ? api + path.replace(apiPath, '') + search : undefined
}

/** The same for the API of this site. Also undefined if the portal uses another API. */
export function ownApiAddress(path: string, search: string): string | undefined {
  const { API_BASE_URL } = readSettings()
  return API_BASE_URL && isApiEmbedded() ? apiAddress(API_BASE_URL, path, search) : undefined
}
