/** The graph in a compact form for layout and drawing. Links refer to nodes by index. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import { disclosedStatus, getStatusWords } from '@/lib/portal/projects/status'
import { fullMethodName, nodeKindIndex, nodeKinds } from './kinds'
import { type GetLinkKind, getLinkKind, type LinkKind, linkKinds } from './link-kinds'
import type { MarkedStage } from './node-mark'

/** The relative radius of a node. It grows with the square root of the number of links, and the area thus linearly. */
export const nodeSize = (degree: number): number => 1 + 0.55 * Math.sqrt(degree)

function getStatus({ type, status }: GraphNode): Pick<NetworkNode, 'status' | 'stage'> {
  if (nodeKinds[nodeKindIndex(type)]?.family !== 'projects') return {}
  if (disclosedStatus(status) === undefined) return { stage: 'undisclosed' }
  const words = getStatusWords(status)
  if (!words) return {}
  const { label, stage } = words
  return { status: label, ...(stage === 'running' ? {} : { stage }) }
}

export interface NetworkNode {
  id: string
  /** The name as pages show it: that of a DID method has its `did:`. */
  title: string
  /** The index of its type in `nodeKinds`. */
  kind: number
  countries: readonly string[]
  degree: number
  /** The label of the status of a project, if it discloses one. */
  status?: string
  /** The stage of a project that is not known to run: its mark is not fully filled. */
  stage?: MarkedStage
}

/** The best connected first. */
export const byDegree = (
  a: Pick<NetworkNode, 'title' | 'degree'>,
  b: Pick<NetworkNode, 'title' | 'degree'>,
): number => b.degree - a.degree || (a.title < b.title ? -1 : 1)

export interface NetworkLink {
  source: number
  target: number
  kind: LinkKind
}

export interface Network {
  nodes: readonly NetworkNode[]
  links: readonly NetworkLink[]
}

function getTitle({ title, type }: GraphNode): string {
  const isMethod = nodeKinds[nodeKindIndex(type)]?.family === 'did-methods'
  return isMethod ? fullMethodName(title) : title
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Nodes are sorted by id and links by node, so that the result does not depend on the order of the API. Links to unknown
 * nodes are ignored.
 */
export function toNetwork(
  nodes: Iterable<GraphNode>,
  links: readonly GraphLink[],
  getKind: GetLinkKind = getLinkKind,
): Network {
  const sorted = [...nodes].sort((a, b) => compareTexts(a.id, b.id))
  const indexes = new Map(sorted.map(({ id }, index) => [id, index]))
  const degrees = new Array<number>(sorted.length).fill(0)
  const validLinks: NetworkLink[] = []
  for (const link of links) {
    const source = indexes.get(link.sourceNodeId)
    const target = indexes.get(link.targetNodeId)
    if (source === undefined || target === undefined) continue
    validLinks.push({ source, target, kind: getKind(link) })
    for (const end of new Set([source, target])) degrees[end] = (degrees[end] ?? 0) + 1
  }
  validLinks.sort(
    (a, b) =>
      a.source - b.source ||
      a.target - b.target ||
      linkKinds.indexOf(a.kind) - linkKinds.indexOf(b.kind),
  )
  return {
    nodes: sorted.map((node, index) => ({
      id: node.id,
      title: getTitle(node),
      kind: nodeKindIndex(node.type),
      countries: node.countryCodes,
      degree: degrees[index] ?? 0,
      ...getStatus(node),
    })),
    links: validLinks,
  }
}

/** The part of a network that consists of these nodes and the links between them. */
export function getPart({ nodes, links }: Network, ids: ReadonlySet<string>): Network {
  const nodesOfPart = nodes.filter(({ id }) => ids.has(id))
  const indexes = new Map(nodesOfPart.map(({ id }, index) => [id, index]))
  const getIndex = (index: number) => indexes.get(nodes[index]?.id ?? '')
  return {
    nodes: nodesOfPart,
    links: links.flatMap(({ source, target, kind }) => {
      const [from, to] = [getIndex(source), getIndex(target)]
      return from === undefined || to === undefined ? [] : [{ source: from, target: to, kind }]
    }),
  }
}
