/**
 * Creates lists from their definitions. The type of the records is internal to each list: callers provide the graph or
 * the items of the API, and get an index or rows.
 */
import type { Family } from '@/lib/contract/families'
import type { ItemOf } from '@/lib/contract/responses'
import type { GraphIndex, Neighbour } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord, recordOfNode } from '@/lib/portal/graph/node-id'
import type { AllProjectFacts } from '@/lib/portal/projects/project-facts'
import { fold } from '@/lib/text/fold'
import type {
  ItemSubject,
  ListDefinition,
  ListOutline,
  ListRow,
  NodeSubject,
} from './list-definition'
import { type ListIndex, listIndex } from './list-index'

/**
 * The list of a family with thousands of records. Its index is built from the graph; its unfiltered pages come from the
 * API.
 */
export interface GraphList<F extends Family> extends ListOutline {
  /** The index is built once for each version of the graph and of the additional facts about projects. */
  index: (graph: GraphIndex, facts?: AllProjectFacts) => ListIndex
  rowOfItem: (item: ItemOf<F>) => ListRow
}

/** The list of a family with at most hundreds of records, all of which are read from the API. */
export interface ItemList<F extends Family> extends ListOutline {
  /**
   * Without a graph, facets that need it have no values. `ofUnion` contains the ids of regulations of the European
   * Union.
   */
  index: (
    items: readonly ItemOf<F>[],
    graph: GraphIndex | undefined,
    ofUnion?: ReadonlySet<number>,
  ) => ListIndex
  /** The ids of the items whose names contain a text. Undefined if the API itself can search the family. */
  searchIds?: (items: readonly ItemOf<F>[], q: string) => ReadonlySet<number>
}

type Definition<F extends Family, Subject> = ListDefinition<Subject> & { family: F }

export interface GraphListDefinition<F extends Family> extends Definition<F, NodeSubject> {
  rowOfItem: (item: ItemOf<F>) => ListRow
}

/**
 * Defines a list of a family whose records are all in the graph.
 * @example export const personList = defineGraphList<'people'>({ family: 'people', … })
 */
export function defineGraphList<F extends Family>(definition: GraphListDefinition<F>) {
  const indexes = new WeakMap<GraphIndex, { facts?: AllProjectFacts; index: ListIndex }>()
  const makeIndex = (graph: GraphIndex, facts: AllProjectFacts | undefined): ListIndex => {
    const subjects: NodeSubject[] = []
    for (const node of graph.nodes.values()) {
      const record = recordOfNode(node.id)
      if (record?.family !== definition.family) continue
      subjects.push({
        node,
        neighbours: graph.neighbours(node.id),
        neighboursOf: graph.neighbours,
        typesOf: graph.typesOf,
        facts: definition.family === 'projects' ? facts?.byId.get(record.id) : undefined,
        roles: definition.family === 'people' ? facts?.rolesByPerson.get(record.id) : undefined,
      })
    }
    return listIndex(definition, subjects)
  }
  const index = (graph: GraphIndex, facts?: AllProjectFacts): ListIndex => {
    const cached = indexes.get(graph)
    if (cached && cached.facts === facts) return cached.index
    const made = makeIndex(graph, facts)
    indexes.set(graph, { facts, index: made })
    return made
  }
  return { ...definition, index } satisfies GraphList<F>
}

const noNeighbours: readonly Neighbour[] = []

export interface ItemListDefinition<F extends Family> extends Definition<F, ItemSubject<F>> {
  /** The texts to search, for a family that the API cannot search. */
  searchableNames?: (item: ItemOf<F>) => readonly (string | null | undefined)[]
}

/**
 * Defines a list of a family whose items are all read from the API.
 * @example export const dltList = defineItemList<'dlts'>({ family: 'dlts', … })
 */
export function defineItemList<F extends Family>(definition: ItemListDefinition<F>) {
  const { family, searchableNames } = definition
  const neighboursOf = (item: ItemOf<F>, graph: GraphIndex | undefined): readonly Neighbour[] => {
    const nodeId = nodeIdOfRecord(family, item.id)
    return (nodeId && graph?.neighbours(nodeId)) || noNeighbours
  }
  const searchIds =
    searchableNames &&
    ((items: readonly ItemOf<F>[], q: string): ReadonlySet<number> => {
      const text = fold(q)
      const matches = (item: ItemOf<F>) =>
        searchableNames(item).some((name) => name && fold(name).includes(text))
      return new Set(items.filter(matches).map(({ id }) => id))
    })
  const index: ItemList<F>['index'] = (items, graph, ofUnion) =>
    listIndex(
      definition,
      items.map(
        (item): ItemSubject<F> => ({
          item,
          neighbours: neighboursOf(item, graph),
          isOfUnion: ofUnion?.has(item.id) ?? false,
          unionRegulations: ofUnion?.size,
        }),
      ),
    )
  return { ...definition, index, searchIds } satisfies ItemList<F>
}
