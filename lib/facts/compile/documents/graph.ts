import type { GraphLinks, GraphNode, GraphNodes } from '@/lib/contract/graph'
import { type NodeFamily, nodeFamilies, nodeId } from '@/lib/contract/node-types'
import { datasetTimestamp } from '@/lib/facts/load/dataset-record'
import type { RecordOf } from '@/lib/facts/load/records'
import { type Context, getDomain } from '../context'
import type { FamilyCompiler, NodeFields } from '../family-compiler'
import { compilers } from './compilers'

const unique = (values: (string | undefined)[]): string[] =>
  [...new Set(values.flatMap((value) => value ?? []))].sort()

function getNode(context: Context, family: NodeFamily, id: number, fields: NodeFields): GraphNode {
  const { title, type, codes = [], site, industryIds = [], ...rest } = fields
  const domain = getDomain(site)
  return {
    id: nodeId(family, id),
    title,
    type,
    countryCodes: unique(codes),
    industryIds,
    website: site && domain ? { Description: domain, Url: site } : undefined,
    image: domain && `/logos/${domain}.webp`,
    domain,
    ...rest,
    score: context.score(family, id),
    total_links: context.linkCount(family, id),
  }
}

function getNodes<F extends NodeFamily>(context: Context, family: F): GraphNode[] {
  const { node }: FamilyCompiler<RecordOf<F>> = compilers[family]
  if (!node) return []
  return [...context.facts[family]].map(([key, record]) =>
    getNode(context, family, record.id, node(context, key, record)),
  )
}

const metadata = (context: Context, total: number) => ({
  total,
  compressed: false,
  format: 'json' as const,
  cache_timestamp: datasetTimestamp(context.dataset),
})

export function graphNodes(context: Context): GraphNodes {
  const data = nodeFamilies.flatMap((family) => getNodes(context, family))
  return { data, metadata: metadata(context, data.length) }
}

export const graphLinks = (context: Context): GraphLinks => ({
  data: context.links,
  metadata: metadata(context, context.links.length),
})
