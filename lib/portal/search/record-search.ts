/** The portal's own search, over the graph and the countries. */

import { dataOrUndefined } from '@/lib/client/result'
import type { GraphNode } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import { makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import type { ProjectText, ProjectTexts } from '@/lib/portal/projects/project-facts'
import { SearchEngine } from '@/lib/search/engine'
import { namesOutsideGraph, searchableCountry, searchableNode } from '@/lib/search/searchable'
import type { RecordFacts } from './search-groups'

export interface RecordSearch {
  engine: SearchEngine
  facts: RecordFacts
}

type Countries = readonly ItemOf<'countries'>[]
type NamesById = ReadonlyMap<string, readonly string[]>

function getProjectText({ id }: GraphNode, projectTexts: ProjectTexts): ProjectText | undefined {
  const record = recordOfNode(id)
  return record?.family === 'projects' ? projectTexts.get(record.id) : undefined
}

/** The searchable text about a record: its description in the graph and, for a project, its further texts. */
const getText = (node: GraphNode, projectTexts: ProjectTexts): string =>
  [node.description, getProjectText(node, projectTexts)?.text].filter(Boolean).join(' · ')

function recordFacts(
  graph: GraphIndex | undefined,
  countries: Countries,
  projectTexts: ProjectTexts,
  namesById: NamesById,
): RecordFacts {
  const byId = new Map(countries.map((country) => [`country-${country.id}`, country]))
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return {
    node: (id) => graph?.nodes.get(id),
    otherNames: (id) => namesById.get(id) ?? [],
    text: (node) => getText(node, projectTexts),
    projectClass: (node) => getProjectText(node, projectTexts)?.projectClass,
    country: (id) => byId.get(id),
    countryName: (code) => names.get(code) ?? code,
  }
}

/** Names that the graph lacks, by node id. */
export const otherNames = ({ entities, regulations }: PortalData) =>
  namesOutsideGraph({
    entities: dataOrUndefined(entities) ?? [],
    regulations: dataOrUndefined(regulations) ?? [],
  })

/**
 * Creates the search. Without a graph, only countries are found. Without project texts, projects are searched only by
 * their names and their descriptions in the graph.
 */
export async function makeRecordSearch(
  graph: GraphIndex | undefined,
  countries: Countries,
  projectTexts: ProjectTexts = new Map(),
  namesById: NamesById = new Map(),
): Promise<RecordSearch> {
  const nodes = Array.from(graph?.nodes.values() ?? [], (node) => {
    const { products, kinds } = getProjectText(node, projectTexts) ?? {}
    const searchable = searchableNode(node, namesById.get(node.id), kinds)
    return { ...searchable, products, text: getText(node, projectTexts) }
  })
  const engine = await SearchEngine.of([...nodes, ...countries.map(searchableCountry)])
  return { engine, facts: recordFacts(graph, countries, projectTexts, namesById) }
}

export const makePortalSearch = (data: PortalData): Promise<RecordSearch> =>
  makeRecordSearch(
    dataOrUndefined(makeGraph(data)),
    dataOrUndefined(data.countries) ?? [],
    projectFacts(data).texts,
    otherNames(data),
  )
