/** Writes a store with a synthetic graph and a record for each of its nodes: `synthetic-store.ts FILE NODES LINKS`. */
import type { Family } from '@/lib/contract/families'
import { families } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import { snapshotOf } from '@/tests/fixtures/snapshot'
import { syntheticGraph } from './synthetic-graph'

const source = (id: number) => `https://source-${id % 10_000}.example.org/${id}`
const titled = new Set<Family>(['projects', 'regulations', 'standards', 'dlts'])

function recordOf(family: Family, { title, type, country, total_links }: GraphNode, id: number) {
  const name = titled.has(family) ? { title } : { name: title }
  const summary = {
    id,
    ...name,
    type: family === 'entities' ? [type] : type,
    stats: { total_links },
  }
  const project = { id: 1 + (id % 1000), title: `Synthetic project ${1 + (id % 1000)}` }
  const detail = {
    ...summary,
    website: `https://record-${id}.example.org`,
    country: country ? { id: 1, name: country, code: country } : undefined,
    ai_description: `A synthetic record with the number ${id}, described by a sentence of usual length.`,
    project_relations: [{ project, source: source(id) }],
    did_methods: [{ id: 1, name: 'synthetic', source: source(id + 1) }],
  }
  return { summary, detail }
}

const [file = '', nodeCount = '1000000', linkCount = '2000000'] = process.argv.slice(2)
const { nodes, links } = syntheticGraph(Number(nodeCount), Number(linkCount))
const items = Object.fromEntries(families.map((family) => [family, [] as SnapshotItem[]]))
const snapshot = snapshotOf({ title: 'Synthetic', items })
for (const [index, node] of nodes.entries()) {
  const { family } = nodeTypes[node.type as NodeType]
  const id = index + 1
  const { summary, detail } = recordOf(family, node, id)
  items[family]?.push({ id, names: [node.title], filters: {}, summary, includes: {} })
  snapshot.documents.set(`${family}/${id}`, detail)
}
snapshot.documents.set('graph/nodes', { data: nodes })
snapshot.documents.set('graph/links', { data: links })
writeSqliteStore(file, snapshot)
