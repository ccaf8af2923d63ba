/**
 * A made-up graph of the size that the API documents, for benchmarks and tests alone. Every title says that it is
 * synthetic. The same numbers give the same graph.
 */
import type { GraphLink, GraphNode, LinkType } from '@/lib/contract/graph'
import { type NodeType, nodeId, nodeTypes } from '@/lib/contract/node-types'

export interface SyntheticGraph {
  nodes: GraphNode[]
  links: GraphLink[]
}

/** How many of 100 nodes are of a type, about as in the real graph. */
const shares: [NodeType, number][] = [
  ['DID Project', 12],
  ['Consortium', 2],
  ['Public', 17],
  ['Private', 25],
  ['Person', 22],
  ['Regulation', 5],
  ['Standard', 4],
  ['didmethod', 8],
  ['dltinstance', 3],
  ['dlt', 2],
]

/** What a project links to, and how. */
const linksOfProjects: [target: NodeType, type: LinkType, label: string, fromProject: boolean][] = [
  ['Public', 'Managing', 'manages', false],
  ['Private', 'Affiliation', 'is affiliated with', false],
  ['Private', 'Funding', 'funds', false],
  ['Person', 'Person of Interest', 'is a person of interest of', false],
  ['Standard', 'Follows', 'follows', true],
  ['didmethod', 'Follows', 'follows', true],
  ['dltinstance', 'DLTinstancesupport', 'uses', true],
  ['Regulation', 'followsRegulation', 'follows', true],
  ['Consortium', 'Member', 'is a member of', true],
]

const countries = [
  'AR',
  'AU',
  'BR',
  'CA',
  'CH',
  'DE',
  'EE',
  'ES',
  'FR',
  'GB',
  'IN',
  'JP',
  'KR',
  'US',
]
const statuses = ['Announced', 'Pilot', 'Launched', 'Discontinued', 'Failed to Disclose']

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function syntheticGraph(nodeCount = 10_000, linkCount = 16_000): SyntheticGraph {
  const random = randomNumbers(nodeCount)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  /** Few are chosen often, as in real networks. */
  const pickSkewed = <T>(list: readonly T[]): T =>
    list[Math.floor(random() ** 2 * list.length)] as T
  const byType = new Map<NodeType, GraphNode[]>()
  const nodes: GraphNode[] = []
  for (const [type, share] of shares) {
    const group = Array.from({ length: Math.round((nodeCount * share) / 100) }, () => {
      const country = pick(countries)
      const id = nodes.length + 1
      const node: GraphNode = {
        id: nodeId(nodeTypes[type].family, id),
        title: `Synthetic ${type} ${id}`,
        type,
        countryCodes: [country],
        industryIds: type === 'DID Project' ? [String(1 + below(14))] : [],
        country,
        status: type === 'DID Project' ? pick(statuses) : undefined,
        launch: type === 'DID Project' ? String(2018 + below(9)) : undefined,
        score: 0,
        total_links: 0,
      }
      nodes.push(node)
      return node
    })
    byType.set(type, group)
  }
  const projects = byType.get('DID Project') ?? []
  const links = Array.from({ length: linkCount }, (): GraphLink => {
    const [targetType, type, verb, fromProject] = pick(linksOfProjects)
    const project = pickSkewed(projects)
    const other = pickSkewed(byType.get(targetType) ?? projects)
    const [source, target] = fromProject ? [project, other] : [other, project]
    for (const node of [source, target]) node.total_links = (node.total_links ?? 0) + 1
    return {
      sourceNodeId: source.id,
      targetNodeId: target.id,
      type,
      label: `${source.title} ${verb} ${target.title}`,
    }
  })
  const most = Math.max(...nodes.map((node) => node.total_links ?? 0))
  for (const node of nodes) node.score = (100 * (node.total_links ?? 0)) / most
  return { nodes, links }
}
