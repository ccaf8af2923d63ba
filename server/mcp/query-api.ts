/** Queries this server's API without an HTTP request. Parameters, responses and errors are the same. */
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'
import { publicBase } from '@/lib/dataset/snapshot'
import type { QueryApi } from '@/lib/mcp/data/tool'
import { answer } from '../api/answers'
import { parseCall } from '../api/call'
import type { Releases } from '../releases'
import type { DataSource } from '../served'

const byPath = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.path, endpoint]))

/** The endpoint for a path, and the id in it: `/projects/118` matches `/projects/{id}`. */
function findEndpoint(path: string): { endpoint: Endpoint; params: { id?: string } } {
  const id = /\/(\d+)(?=\/|$)/.exec(path)?.[1]
  const endpoint = byPath.get(id === undefined ? path : path.replace(id, '{id}'))
  if (!endpoint) throw new ApiError('not_found', `There is no ${path} in this API.`)
  return { endpoint, params: id === undefined ? {} : { id } }
}

export function makeQueryApi(
  served: DataSource,
  { releases, siteUrl }: { releases: Releases; siteUrl: string },
): QueryApi {
  return async (path, query = {}) => {
    const { endpoint, params } = findEndpoint(path)
    const call = parseCall(endpoint, { params, query })
    if (call instanceof ApiError) throw call
    const { version } = call.query
    const source = version === undefined ? served : await releases.at(served.dataset, version)
    const { body } = await answer(source, call)
    return JSON.parse(body.replaceAll(publicBase, siteUrl))
  }
}
