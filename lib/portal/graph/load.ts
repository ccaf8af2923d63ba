/**
 * The whole graph, indexed. It is megabytes in size, so that it is kept in this process rather than in the cache of
 * Next.js, which would copy it for each reader, and only what a page takes from it is cached there.
 */
import 'server-only'
import { type Asked, ask } from '@/lib/client/ask'
import { type CacheLifetime, troubleLifetime } from '@/lib/client/cache-lifetime'
import { type ApiResult, type Found, together } from '@/lib/client/result'
import { shared } from '@/lib/client/shared'
import { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { type GraphIndex, graphIndex } from './graph-index'

export interface Graph extends GraphIndex {
  /** How long what is made of it may be kept. */
  lifetime: CacheLifetime
}

interface Kept {
  result: ApiResult<Graph>
  /** Milliseconds since the epoch. */
  freshUntil: number
}

const state = () => shared('graph', (): { kept?: Kept; asking?: Promise<ApiResult<Graph>> } => ({}))

const shorter = (one: CacheLifetime, other: CacheLifetime) =>
  one.revalidate <= other.revalidate ? one : other

function graphOf(
  nodes: Found<GraphNodes> & Asked<GraphNodes>,
  links: Found<GraphLinks> & Asked<GraphLinks>,
): Found<Graph> {
  const index = graphIndex(nodes.data.data, links.data.data)
  return {
    ok: true,
    data: { ...index, lifetime: shorter(nodes.lifetime, links.lifetime) },
    ...together([nodes, links]),
  }
}

async function requestGraph(): Promise<ApiResult<Graph>> {
  const [nodes, links] = await Promise.all([
    ask({ schema: GraphNodes, path: '/graph/nodes' }),
    ask({ schema: GraphLinks, path: '/graph/links' }),
  ])
  if (nodes.ok && links.ok) return graphOf(nodes, links)
  return { ok: false, kind: 'unavailable', reason: 'The graph is not to be had' }
}

/** Where the graph is asked for anew in vain, the last one is shown on. */
async function refresh(): Promise<ApiResult<Graph>> {
  const result = await requestGraph()
  const { kept } = state()
  const last = kept?.result.ok ? kept.result : undefined
  const shown =
    result.ok || !last
      ? result
      : {
          ...last,
          data: { ...last.data, lifetime: troubleLifetime },
          lastGood: last.lastGood ?? last.fetchedAt,
        }
  const lasting = shown.ok ? shown.data.lifetime.revalidate : troubleLifetime.revalidate
  state().kept = { result: shown, freshUntil: Date.now() + lasting * 1000 }
  return shown
}

/** The graph, asked for once for all that want it at the same time. */
export async function getGraph(): Promise<ApiResult<Graph>> {
  const current = state()
  if (current.kept && Date.now() < current.kept.freshUntil) return current.kept.result
  current.asking ??= refresh().finally(() => {
    current.asking = undefined
  })
  return current.asking
}
