/** The tools of the Model Context Protocol server, which read this server’s API without HTTP requests. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import { type Endpoint, endpoints } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/errors'
import { apiVersion } from '@/lib/contract/service'
import type { Dataset } from '@/lib/dataset/dataset'
import { publicBase } from '@/lib/dataset/snapshot'
import { type QueryApi, ToolData } from '@/lib/mcp/data/tool'
import { mcpServer } from '@/lib/mcp/server'
import { datasetLists } from '@/lib/portal/list/dataset-lists'
import { answer } from '../api/answers'
import { parseCall } from '../api/call'
import type { Releases } from '../releases'
import type { DataSource } from '../served'
import type { Snapshots } from '../snapshots'

const byPath = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.path, endpoint]))

/** The endpoint for a path, and the id in it: `/projects/118` matches `/projects/{id}`. */
function findEndpoint(path: string): { endpoint: Endpoint; params: { id?: string } } {
  const id = /\/(\d+)(?=\/|$)/.exec(path)?.[1]
  const endpoint = byPath.get(id === undefined ? path : path.replace(id, '{id}'))
  if (!endpoint) throw new ApiError('not_found', `There is no ${path} in this API.`)
  return { endpoint, params: id === undefined ? {} : { id } }
}

/** Queries this server’s API without an HTTP request. Parameters, responses and errors are the same. */
function makeQueryApi(
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

interface HandlerOptions {
  snapshots: Snapshots
  siteUrl: string
  onFailure: (error: unknown) => void
}

/** Returns a function that gives the data for the tools, including the values already computed from it. */
function toolData({ snapshots, siteUrl }: HandlerOptions): () => ToolData {
  const dataByDataset = new WeakMap<Dataset, ToolData>()
  return () => {
    const served = snapshots.current
    const { releases } = snapshots
    const data =
      dataByDataset.get(served.dataset) ??
      new ToolData(
        makeQueryApi(served, { releases, siteUrl }),
        datasetLists(served.dataset),
        siteUrl,
      )
    dataByDataset.set(served.dataset, data)
    return data
  }
}

export const mcpHandler = (options: HandlerOptions) => {
  const currentData = toolData(options)
  // Nothing here changes while a client listens, so there is nothing to subscribe to.
  return createMcpHandler(() => mcpServer(currentData(), apiVersion, options.onFailure), {
    maxSubscriptions: 0,
  })
}
