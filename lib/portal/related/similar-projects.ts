/**
 * Projects that have the most in common with one: ledgers, methods, standards, law, organizations, people, industries and
 * the country. What few projects share counts more than what many do.
 */
import type { GraphNode } from '@/lib/contract/graph'
import type { GraphIndex, Neighbour } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { counted } from '@/lib/text/counted'
import { type ProjectEntry, projectEntry, projectIdOf } from './project-entry'

/** What two projects can share, in the order in which it is said. */
const sharedKinds = [
  'manager',
  'ledger',
  'technology',
  'method',
  'country',
  'partner',
  'regulation',
  'standard',
  'person',
  'consortium',
  'industry',
] as const
type SharedKind = (typeof sharedKinds)[number]

/** In words: one thing in common, and several. */
const words: Record<SharedKind, readonly [one: string, many: (count: number) => string]> = {
  manager: ['same managing organization', (count) => `${count} managing organizations in common`],
  ledger: ['same ledger', (count) => `${count} ledgers in common`],
  technology: ['same ledger technology', (count) => `${count} ledger technologies in common`],
  method: ['same DID method', (count) => `${count} DID methods in common`],
  country: ['same country', (count) => `${count} countries in common`],
  partner: ['a partner in common', (count) => `${count} partners in common`],
  regulation: ['a regulation in common', (count) => `${count} regulations in common`],
  standard: ['a standard in common', (count) => `${count} standards in common`],
  person: ['a person in common', (count) => `${count} people in common`],
  consortium: ['same consortium', (count) => `${count} consortia in common`],
  industry: ['an industry in common', (count) => `${count} industries in common`],
}

export interface SimilarProject extends ProjectEntry {
  /** `['same ledger', 'same country', '3 partners in common']`, what says most first. */
  reasons: readonly string[]
}

/** What a project can share with others, by what distinguishes one such thing from all others. */
type Traits = ReadonlyMap<string, SharedKind>

const kindOfFamily: Partial<Record<string, SharedKind>> = {
  'dlt-instances': 'ledger',
  'did-methods': 'method',
  regulations: 'regulation',
  standards: 'standard',
  people: 'person',
}

/** Projects can also work together with a consortium, or it with them, without being members of it. */
function kindOfNeighbour({ node, link, outgoing }: Neighbour): SharedKind | undefined {
  const family = recordOfNode(node.id)?.family
  if (family === 'entities') return link.type === 'Managing' ? 'manager' : 'partner'
  if (family === 'projects') {
    const isMembership = link.type === 'Member' && outgoing && node.type === 'Consortium'
    return isMembership ? 'consortium' : undefined
  }
  return family && kindOfFamily[family]
}

/** An organization that manages the project is its manager, whatever else it does for it. */
function traitsOf(graph: GraphIndex, node: GraphNode): Traits {
  const traits = new Map<string, SharedKind>()
  for (const neighbour of graph.neighbours(node.id)) {
    const { node: other } = neighbour
    const kind = kindOfNeighbour(neighbour)
    if (!kind) continue
    if (traits.get(other.id) !== 'manager') traits.set(other.id, kind)
    if (kind !== 'ledger') continue
    for (const { node: technology, link: base } of graph.neighbours(other.id)) {
      if (base.type === 'DLT based on') traits.set(technology.id, 'technology')
    }
  }
  if (node.country) traits.set(`country-${node.country}`, 'country')
  for (const industry of node.industryIds) traits.set(`industry-${industry}`, 'industry')
  return traits
}

/** It is made once for each version of the graph. */
interface TraitIndex {
  /** By project. */
  traits: ReadonlyMap<string, Traits>
  /** The projects with each trait. */
  holders: ReadonlyMap<string, readonly string[]>
}

const indexes = new WeakMap<GraphIndex, TraitIndex>()

function traitIndex(graph: GraphIndex): TraitIndex {
  const known = indexes.get(graph)
  if (known) return known
  const traits = new Map<string, Traits>()
  const holders = new Map<string, string[]>()
  for (const node of graph.nodes.values()) {
    if (projectIdOf(node) === undefined) continue
    const own = traitsOf(graph, node)
    traits.set(node.id, own)
    for (const key of own.keys()) {
      const list = holders.get(key)
      if (list) list.push(node.id)
      else holders.set(key, [node.id])
    }
  }
  const made = { traits, holders }
  indexes.set(graph, made)
  return made
}

/** A country or an industry alone makes no two projects alike. */
const isWeak = (kind: SharedKind): boolean => kind === 'country' || kind === 'industry'

interface Candidate {
  score: number
  isAlike: boolean
  /** What is shared, by kind. */
  shared: Map<SharedKind, string[]>
}

function candidatesOf({ traits, holders }: TraitIndex, id: string): Map<string, Candidate> {
  const found = new Map<string, Candidate>()
  for (const [key, own] of traits.get(id) ?? []) {
    const others = holders.get(key) ?? []
    const weight = Math.log(traits.size / others.length) * (isWeak(own) ? 0.5 : 1)
    for (const other of others) {
      // An organization that manages only one of the two is a partner of both.
      const kind = own === 'manager' ? (traits.get(other)?.get(key) ?? own) : own
      const candidate = found.get(other) ?? { score: 0, isAlike: false, shared: new Map() }
      found.set(other, candidate)
      candidate.score += weight
      candidate.isAlike ||= !isWeak(kind)
      candidate.shared.set(kind, [...(candidate.shared.get(kind) ?? []), key])
    }
  }
  return found
}

const maxReasons = 3
const maxNamed = 2

/** `'SD-JWT VC'` for `'SD-JWT-based Verifiable Credentials (SD-JWT VC)'`; other brackets are left out. */
const shortName = (title: string): string =>
  /\(([^()]+)\)$/.exec(title)?.[1] ?? title.replace(/ *\([^()]*\)/g, '')

/** The names of what is shared, the rarest first: `'SD-JWT VC, OpenID4VCI and 2 others'`. */
function namesOf(graph: GraphIndex, ids: readonly string[]): string {
  const { holders } = traitIndex(graph)
  const holding = (id: string) => holders.get(id)?.length ?? 0
  const rarest = ids.toSorted((a, b) => holding(a) - holding(b) || a.localeCompare(b))
  const named = rarest.slice(0, maxNamed).map((id) => shortName(graph.nodes.get(id)?.title ?? id))
  const rest = ids.length - named.length
  return `${named.join(', ')}${rest > 0 ? ` and ${counted(rest, 'other')}` : ''}`
}

/** The same ledger has the same technology, which goes without saying. Of standards it matters which they are. */
function reasonsOf(graph: GraphIndex, { shared }: Candidate): string[] {
  const reasons = sharedKinds.flatMap((kind) => {
    const ids = shared.get(kind) ?? []
    if (ids.length === 0 || (kind === 'technology' && shared.has('ledger'))) return []
    const [one, many] = words[kind]
    const reason = ids.length === 1 ? one : many(ids.length)
    return [kind === 'standard' ? `${reason} (${namesOf(graph, ids)})` : reason]
  })
  return reasons.slice(0, maxReasons)
}

/** With the one itself, as many as can be compared side by side. */
const maxSimilar = 5

/** The most similar projects first. Those that the project is linked to are left out: its profile has them already. */
export function similarProjects(
  graph: GraphIndex,
  names: NameLookup,
  nodeId: string,
): SimilarProject[] {
  const self = graph.nodes.get(nodeId)
  if (!self) return []
  const linked = new Set([nodeId, ...graph.neighbours(nodeId).map(({ node }) => node.id)])
  return [...candidatesOf(traitIndex(graph), nodeId)]
    .filter(([id, { isAlike }]) => isAlike && !linked.has(id))
    .filter(([id]) => graph.nodes.get(id)?.type === self.type)
    .sort(([a, one], [b, other]) => other.score - one.score || a.localeCompare(b))
    .slice(0, maxSimilar)
    .flatMap(([id, candidate]) => {
      const node = graph.nodes.get(id)
      const entry = node && projectEntry(graph, node, names)
      return entry ? [{ ...entry, reasons: reasonsOf(graph, candidate) }] : []
    })
}
