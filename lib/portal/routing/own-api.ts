/**
 * Where the API of this site listens, for a renderer that has the public port: while developing. Elsewhere the server
 * stands before the renderer and answers these paths itself.
 */
import { isOwnApi } from '@/lib/client/public-address'
import { readSettings } from '@/lib/env'

const apiPath = /^\/api\/v1(?=\/|$)/

/** Where forms are sent to, and the MCP server. */
const besideApi: readonly string[] = ['/corrections', '/keys', '/mcp']

/** What the server signs, which it answers beside the API. */
const signed = /^\/(\.well-known\/did\.json|contexts\/.*|.*\.vc\.json|sources\/\d+\.json)$/

/** The address below that of the API for a path of this site; some are beside it. Undefined where it is neither. */
export const apiAddress = (api: string, path: string, search: string): string | undefined => {
  if (besideApi.includes(path)) return new URL(path, api).href
  if (signed.test(path)) return new URL(path + search, api).href
  return apiPath.test(path) ? api + path.replace(apiPath, '') + search : undefined
}

/** The same below the API of this site; undefined also where the portal uses another one. */
export function ownApiAddress(path: string, search: string): string | undefined {
  const { API_BASE_URL } = readSettings()
  return API_BASE_URL && isOwnApi() ? apiAddress(API_BASE_URL, path, search) : undefined
}
