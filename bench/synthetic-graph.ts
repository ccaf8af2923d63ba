/**
 * A synthetic graph of the size documented in the contract, for benchmarks and tests. Every title states that it is
 * synthetic.
 */
import type { GraphLink, GraphNode, LinkType } from '@/lib/contract/graph'
import { type NodeType, nodeId, nodeTypes } from '@/lib/contract/node-types'

export interface SyntheticGraph {
  nodes: GraphNode[]
  links: GraphLink[]
}

/** The percentage of each type of node, similar to the real graph. */
const percentages: [NodeType, number][] = [
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

/** The kinds of links between a project and another node. */
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

/** Pseudorandom numbers from 0 to 1, the same for each seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Equal arguments give equal graphs. */
export function syntheticGraph(nodeCount = 10_000, linkCount = 16_000): SyntheticGraph {
  const random = randomNumbers(nodeCount)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  /** Chooses a few items often, because in real networks a few nodes have most of the links. */
  const pickSkewed = <T>(list: readonly T[]): T =>
    list[Math.floor(random() ** 2 * list.length)] as T
  const byType = new Map<NodeType, GraphNode[]>()
  const nodes: GraphNode[] = []
  for (const [type, percentage] of percentages) {
    const group = Array.from({ length: Math.round((nodeCount * percentage) / 100) }, () => {
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
  const maxLinks = nodes.reduce((most, node) => Math.max(most, node.total_links ?? 0), 0)
  for (const node of nodes) node.score = (100 * (node.total_links ?? 0)) / maxLinks
  return { nodes, links }
}
