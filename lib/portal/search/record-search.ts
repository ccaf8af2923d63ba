/** The portal's own search, over the graph and the countries. */
import type { GraphNode } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { listAddress } from '@/lib/portal/list/list-state'
import type { ProjectText, ProjectTexts } from '@/lib/portal/projects/project-facts'
import { projectListOf } from '@/lib/portal/related/usage'
import { SearchEngine } from '@/lib/search/engine'
import { searchableCountry, searchableNode } from '@/lib/search/searchable'
import type { RecordFacts } from './search-groups'

export interface RecordSearch {
  engine: SearchEngine
  facts: RecordFacts
}

type Countries = readonly ItemOf<'countries'>[]

function projectTextOf({ id }: GraphNode, projectTexts: ProjectTexts): ProjectText | undefined {
  const record = recordOfNode(id)
  return record?.family === 'projects' ? projectTexts.get(record.id) : undefined
}

/** The searchable text about a record: its description in the graph and, for a project, its further texts. */
const textOf = (node: GraphNode, projectTexts: ProjectTexts): string =>
  [node.description, projectTextOf(node, projectTexts)?.text].filter(Boolean).join(' · ')

/** Counts the projects of all countries when the first is asked for. */
function projectListsByCountry(graph: GraphIndex | undefined): RecordFacts['projectsIn'] {
  let counts: ReadonlyMap<string, number> | undefined
  return (code) => {
    counts ??= countsByCountry(graph)
    const count = counts.get(code)
    const address = listAddress('/projects', { page: 1, filters: { country: [code] } })
    return count === undefined ? undefined : { count, address }
  }
}

function countsByCountry(graph: GraphIndex | undefined): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { id, country } of graph?.nodes.values() ?? []) {
    if (!country || recordOfNode(id)?.family !== 'projects') continue
    counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return counts
}

function recordFacts(
  graph: GraphIndex | undefined,
  countries: Countries,
  projectTexts: ProjectTexts,
): RecordFacts {
  const byId = new Map(countries.map((country) => [`country-${country.id}`, country]))
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return {
    node: (id) => graph?.nodes.get(id),
    text: (node) => textOf(node, projectTexts),
    country: (id) => byId.get(id),
    countryName: (code) => names.get(code) ?? code,
    projects: (family, id) => graph && projectListOf(graph, family, id),
    projectsIn: projectListsByCountry(graph),
  }
}

/**
 * Creates the search. Without a graph, only countries are found. Without project texts, projects are searched only by
 * their names and their descriptions in the graph.
 */
export async function makeRecordSearch(
  graph: GraphIndex | undefined,
  countries: Countries,
  projectTexts: ProjectTexts = new Map(),
): Promise<RecordSearch> {
  const nodes = Array.from(graph?.nodes.values() ?? [], (node) => ({
    ...searchableNode(node),
    products: projectTextOf(node, projectTexts)?.products,
    text: textOf(node, projectTexts),
  }))
  const engine = await SearchEngine.of([...nodes, ...countries.map(searchableCountry)])
  return { engine, facts: recordFacts(graph, countries, projectTexts) }
}
