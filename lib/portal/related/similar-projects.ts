/**
 * Finds the projects that have the most in common with a project: ledgers, methods, standards, law, organizations,
 * people, industries and the country. Traits that few projects share have more weight.
 */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex, Neighbour } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { counted } from '@/lib/text/counted'
import { getProjectId, type ProjectEntry, projectEntry } from './project-entry'

/**
 * The kinds of traits that two projects can share, in the order in which they are listed: the words for one, and the noun
 * for several.
 */
const words = {
  manager: ['same managing organization', 'managing organizations'],
  ledger: ['same ledger', 'ledgers'],
  technology: ['same ledger technology', 'ledger technologies'],
  method: ['same DID method', 'DID methods'],
  country: ['same country', 'countries'],
  partner: ['1 shared partner', 'partners'],
  regulation: ['1 shared law', 'laws'],
  standard: ['1 shared standard', 'standards'],
  person: ['1 shared person', 'people'],
  consortium: ['same consortium', 'consortia'],
  industry: ['1 shared industry', 'industries'],
} as const
type SharedKind = keyof typeof words
const sharedKinds = Object.keys(words) as SharedKind[]

export interface SimilarProject extends ProjectEntry {
  /** The traits in common, the most informative first: `['same ledger', 'same country', '3 shared partners']`. */
  reasons: readonly string[]
}

type Traits = ReadonlyMap<string, SharedKind>

const kindOfFamily: Partial<Record<string, SharedKind>> = {
  'dlt-instances': 'ledger',
  'did-methods': 'method',
  regulations: 'regulation',
  standards: 'standard',
  people: 'person',
}

/** The kind of trait of a neighbour. A consortium counts only if the project is a member of it. */
function kindOfNeighbour({ node, link, outgoing }: Neighbour): SharedKind | undefined {
  const family = recordOfNode(node.id)?.family
  if (family === 'entities') return link.type === 'Managing' ? 'manager' : 'partner'
  if (family === 'projects') {
    const isMembership = link.type === 'Member' && outgoing && node.type === 'Consortium'
    return isMembership ? 'consortium' : undefined
  }
  return family && kindOfFamily[family]
}

/** The traits of a project. An organization that manages it is its manager, even if it has other roles too. */
function getTraits(graph: GraphIndex, node: GraphNode): Traits {
  const traits = new Map<string, SharedKind>()
  for (const neighbour of graph.neighbours(node.id)) {
    const { node: neighbourNode } = neighbour
    const kind = kindOfNeighbour(neighbour)
    if (!kind) continue
    if (traits.get(neighbourNode.id) !== 'manager') traits.set(neighbourNode.id, kind)
    if (kind !== 'ledger') continue
    for (const { node: technology, link: base } of graph.neighbours(neighbourNode.id)) {
      if (base.type === 'DLT based on') traits.set(technology.id, 'technology')
    }
  }
  if (node.country) traits.set(`country-${node.country}`, 'country')
  for (const industry of node.industryIds) traits.set(`industry-${industry}`, 'industry')
  return traits
}

/** The traits of all projects. This is built once for each version of the graph. */
interface TraitIndex {
  traits: ReadonlyMap<string, Traits>
  holders: ReadonlyMap<string, readonly string[]>
}

const indexes = new WeakMap<GraphIndex, TraitIndex>()

function traitIndex(graph: GraphIndex): TraitIndex {
  const cached = indexes.get(graph)
  if (cached) return cached
  const traits = new Map<string, Traits>()
  const holders = new Map<string, string[]>()
  for (const node of graph.nodes.values()) {
    if (getProjectId(node) === undefined) continue
    const traitsOfProject = getTraits(graph, node)
    traits.set(node.id, traitsOfProject)
    for (const key of traitsOfProject.keys()) {
      const list = holders.get(key)
      if (list) list.push(node.id)
      else holders.set(key, [node.id])
    }
  }
  const index = { traits, holders }
  indexes.set(graph, index)
  return index
}

/** Whether traits of a kind are too weak to make two projects similar by themselves. */
const isWeak = (kind: SharedKind): boolean => kind === 'country' || kind === 'industry'

interface Candidate {
  score: number
  isAlike: boolean
  shared: Map<SharedKind, string[]>
}

function getCandidates({ traits, holders }: TraitIndex, id: string): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>()
  for (const [key, traitKind] of traits.get(id) ?? []) {
    const holdersOfTrait = holders.get(key) ?? []
    const weight = Math.log(traits.size / holdersOfTrait.length) * (isWeak(traitKind) ? 0.5 : 1)
    for (const other of holdersOfTrait) {
      // An organization that manages only one of the two projects is a partner of both.
      const kind = traitKind === 'manager' ? (traits.get(other)?.get(key) ?? traitKind) : traitKind
      const candidate = candidates.get(other) ?? { score: 0, isAlike: false, shared: new Map() }
      candidates.set(other, candidate)
      candidate.score += weight
      candidate.isAlike ||= !isWeak(kind)
      candidate.shared.set(kind, [...(candidate.shared.get(kind) ?? []), key])
    }
  }
  return candidates
}

const maxReasons = 3
const maxNamed = 2

/** A short name: `'SD-JWT VC'` for `'SD-JWT-based Verifiable Credentials (SD-JWT VC)'`. Other brackets are omitted. */
const shortName = (title: string): string =>
  /\(([^()]+)\)$/.exec(title)?.[1] ?? title.replace(/ *\([^()]*\)/g, '')

/** The names of shared nodes, the rarest first: `'SD-JWT VC, OpenID4VCI and 2 others'`. */
function getNames(graph: GraphIndex, ids: readonly string[]): string {
  const { holders } = traitIndex(graph)
  const countHolders = (id: string) => holders.get(id)?.length ?? 0
  const rarest = ids.toSorted((a, b) => countHolders(a) - countHolders(b) || a.localeCompare(b))
  const names = rarest.slice(0, maxNamed).map((id) => shortName(graph.nodes.get(id)?.title ?? id))
  const unnamedCount = ids.length - names.length
  return `${names.join(', ')}${unnamedCount > 0 ? ` and ${counted(unnamedCount, 'other')}` : ''}`
}

/**
 * The reasons in words. A shared technology is omitted if a ledger is shared, because it follows from that. Shared
 * standards are named, because it matters which they are.
 */
function getReasons(graph: GraphIndex, { shared }: Candidate): string[] {
  const reasons = sharedKinds.flatMap((kind) => {
    const ids = shared.get(kind) ?? []
    if (ids.length === 0 || (kind === 'technology' && shared.has('ledger'))) return []
    const [one, several] = words[kind]
    const reason = ids.length === 1 ? one : `${ids.length} shared ${several}`
    return [kind === 'standard' ? `${reason} (${getNames(graph, ids)})` : reason]
  })
  return reasons.slice(0, maxReasons)
}

/** Together with the project itself, this is the number of projects that can be compared side by side. */
const maxSimilar = 5

/** The most similar projects first. Projects linked to the project are omitted, because its profile lists them. */
export function similarProjects(
  graph: GraphIndex,
  names: NameLookup,
  nodeId: string,
): SimilarProject[] {
  const self = graph.nodes.get(nodeId)
  if (!self) return []
  const linkedIds = new Set([nodeId, ...graph.neighbours(nodeId).map(({ node }) => node.id)])
  return [...getCandidates(traitIndex(graph), nodeId)]
    .filter(([id, { isAlike }]) => isAlike && !linkedIds.has(id))
    .filter(([id]) => graph.nodes.get(id)?.type === self.type)
    .sort(
      ([a, candidateA], [b, candidateB]) =>
        candidateB.score - candidateA.score || a.localeCompare(b),
    )
    .slice(0, maxSimilar)
    .flatMap(([id, candidate]) => {
      const node = graph.nodes.get(id)
      const entry = node && projectEntry(node, names)
      return entry ? [{ ...entry, reasons: getReasons(graph, candidate) }] : []
    })
}
