/**
 * A synthetic snapshot of any size, for benchmarks only. Every record states in its name that it is synthetic. Its
 * graph is that of `synthetic-graph.ts`; besides its type and number, each name contains two of eight words, so that
 * these words are as common as words get. Equal arguments give equal snapshots.
 */
import { families } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { type NodeFamily, type NodeType, nodeTypes } from '@/lib/contract/node-types'
import type { SearchEntry, Snapshot, SnapshotItem } from '@/lib/dataset/snapshot'
import { makeSnapshot } from '@/tests/fixtures/snapshot'
import { syntheticGraph } from '@/tests/fixtures/synthetic-graph'

const words = ['wallet', 'ministry', 'digital', 'identity', 'bank', 'university', 'ledger', 'trust']

const metadata = (total: number) => ({
  total,
  compressed: false,
  format: 'json',
  cache_timestamp: '2026-01-02T00:00:00Z',
})

const source = (id: number) => `https://source-${id % 10_000}.example.org/${id}`

const getCountry = (code: string) => ({
  id: 1 + (code.charCodeAt(0) % 32) * 32 + (code.charCodeAt(1) % 32),
  name: `Synthetic country ${code}`,
  code,
})

const makeProject = (id: number, projects: number) => {
  const projectId = 1 + (id % projects)
  return { id: projectId, title: `Synthetic project ${projectId}`, type: 'DID Project' }
}

interface Parts {
  id: number
  node: GraphNode
  stats: { total_links: number }
  website: string
  place: object
  relations: object[]
  methods: object[]
}

/** A list item, and the additional fields of its detail. */
type Shape = (parts: Parts) => [item: object, more: object]

/** For families without a shape of their own: some items have a title, some a name. */
const plainShape: Shape = ({ id, node: { title }, stats, website }) => [
  { id, title, name: title, website, stats },
  {},
]

const shapes: Partial<Record<NodeFamily, Shape>> = {
  projects: ({ id, node: { title, type, status, score }, stats, website, place }) => [
    { id, title, type, website, status, ...place, stats: { ...stats, score: score ?? 0 } },
    {},
  ],
  entities: ({ id, node: { title, type }, stats, website, place, relations, methods }) => [
    { id, name: title, type: [type], website, ...place, stats },
    { project_relations: { managed: relations }, did_method_relations: methods },
  ],
  people: ({ id, node: { title }, stats, relations, methods }) => [
    { id, name: title, stats },
    { project_relations: relations, did_method_relations: methods },
  ],
  regulations: ({ id, node: { title }, stats, place, relations }) => [
    { id, title, ...place, stats },
    { projects_following: relations },
  ],
  standards: ({ id, node: { title }, stats, relations }) => [
    { id, title, stats },
    { projects_following_count: 1, projects_following: relations },
  ],
  dlts: ({ id, node: { title }, stats, website }) => [
    { id, title, website, instance_count: 0, stats },
    { total_instances: 0, total_projects: 0 },
  ],
  'did-methods': ({ id, node: { title }, relations }) => [
    { id, name: title, project_count: '1' },
    { projects: relations },
  ],
}

function parseRecord(family: NodeFamily, node: GraphNode, id: number, projects: number) {
  const shape = shapes[family] ?? plainShape
  const [summary, more] = shape({
    id,
    node,
    stats: { total_links: node.total_links ?? 0 },
    website: `https://record-${id}.example.org`,
    place: node.country ? { country: getCountry(node.country) } : {},
    relations: [{ project: makeProject(id, projects), source: source(id) }],
    methods: [{ did_method: { id: 1, name: 'synthetic' }, source: source(id + 1) }],
  })
  const description = `A synthetic record with the number ${id}, described by a sentence of usual length.`
  return { summary, detail: { ...summary, ai_description: description, ...more } }
}

const getRelationships = (id: number, { title, type }: GraphNode) => ({
  project: { id, title, type },
  entities: [],
  persons: [],
  dlt_instances: [],
  regulations: [],
  standards: [],
  did_methods: [],
  projects: { outgoing: [], incoming: [] },
  summary: { totalRelationships: 0, byType: {} },
})

function countryItems(nodes: readonly GraphNode[]): SnapshotItem[] {
  const codes = [...new Set(nodes.flatMap(({ countryCodes }) => countryCodes))].sort()
  return codes.map((code) => {
    const country = getCountry(code)
    const stats = { entities: 0, projects_hq: 0, projects_target: 0, regulations: 0 }
    const summary = { ...country, stats }
    return { id: country.id, names: [country.name], filters: {}, summary, includes: {} }
  })
}

/** The words take turns, so that each occurs in the names of a quarter of all records. */
const getName = ({ title }: GraphNode, index: number): string =>
  `${title} ${words[index % words.length]} ${words[(index >> 3) % words.length]}`

const searchResult = ({ id, title, type }: GraphNode): SearchEntry['result'] => ({
  id,
  title,
  type,
  code: null,
  countryFilter: null,
  regionFilter: null,
})

export function syntheticSnapshot(nodeCount: number): Snapshot {
  const { nodes, links } = syntheticGraph(nodeCount, nodeCount * 2)
  const projects = Math.max(1, Math.floor(nodeCount / 10))
  const items = Object.fromEntries(families.map((family) => [family, [] as SnapshotItem[]]))
  const snapshot = makeSnapshot({ title: 'Synthetic', items })
  const { documents, search } = snapshot
  for (const [index, node] of nodes.entries()) {
    const { family } = nodeTypes[node.type as NodeType]
    const id = index + 1
    node.title = getName(node, index)
    const names = [node.title]
    const { summary, detail } = parseRecord(family, node, id, projects)
    const filters = { type: [node.type], country: [...node.countryCodes] }
    items[family]?.push({ id, names, filters, summary, includes: {} })
    documents.set(`${family}/${id}`, detail)
    if (family === 'projects')
      documents.set(`projects/${id}/relationships`, getRelationships(id, node))
    search.push({ group: family, names, score: node.score ?? 0, result: searchResult(node) })
  }
  items.countries?.push(...countryItems(nodes))
  documents.set('terms', snapshot.terms)
  documents.set('graph/nodes', { data: nodes, metadata: metadata(nodes.length) })
  documents.set('graph/links', { data: links, metadata: metadata(links.length) })
  return snapshot
}
