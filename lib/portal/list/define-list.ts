/**
 * Makes a list of its definition. The kind of its records stays inside: what uses a list hands it the graph or items
 * and gets an index or rows.
 */
import type { Family } from '@/lib/contract/families'
import type { ItemOf } from '@/lib/contract/responses'
import type { GraphIndex, Neighbour } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord, recordOfNode } from '@/lib/portal/graph/node-id'
import { fold } from '@/lib/text/fold'
import type {
  ItemSubject,
  ListDefinition,
  ListOutline,
  ListRow,
  NodeSubject,
} from './list-definition'
import { type ListIndex, listIndex } from './list-index'

/** The list of a family of thousands: its index is made of the graph, plain pages of it come from the API's list. */
export interface GraphList<F extends Family> extends ListOutline {
  /** Built once for each copy of the graph. */
  index: (graph: GraphIndex) => ListIndex
  rowOfItem: (item: ItemOf<F>) => ListRow
}

/** The list of a family of hundreds: all of its items are read from the API. */
export interface ItemList<F extends Family> extends ListOutline {
  /** Facets that need the graph are without values if there is none. */
  index: (items: readonly ItemOf<F>[], graph: GraphIndex | undefined) => ListIndex
  /** The ids of the items that a text names; undefined if the API's own list takes a text. */
  idsNamed?: (items: readonly ItemOf<F>[], q: string) => ReadonlySet<number>
}

type Definition<F extends Family, Subject> = ListDefinition<Subject> & { family: F }

export interface GraphListDefinition<F extends Family> extends Definition<F, NodeSubject> {
  rowOfItem: (item: ItemOf<F>) => ListRow
}

/**
 * A list that the graph holds whole.
 * @example export const personList = defineGraphList<'people'>({ family: 'people', … })
 */
export function defineGraphList<F extends Family>(definition: GraphListDefinition<F>) {
  const indexes = new WeakMap<GraphIndex, ListIndex>()
  const indexOf = (graph: GraphIndex): ListIndex => {
    const subjects: NodeSubject[] = []
    for (const node of graph.nodes.values()) {
      if (recordOfNode(node.id)?.family !== definition.family) continue
      subjects.push({ node, around: graph.neighbours(node.id) })
    }
    return listIndex(definition, subjects)
  }
  const index = (graph: GraphIndex): ListIndex => {
    const known = indexes.get(graph) ?? indexOf(graph)
    indexes.set(graph, known)
    return known
  }
  return { ...definition, index } satisfies GraphList<F>
}

const alone: readonly Neighbour[] = []

export interface ItemListDefinition<F extends Family> extends Definition<F, ItemSubject<F>> {
  /** The texts in which a text is looked for, for a family whose list the API does not search. */
  namesOf?: (item: ItemOf<F>) => readonly (string | null | undefined)[]
}

/**
 * A list whose items are all read.
 * @example export const dltList = defineItemList<'dlts'>({ family: 'dlts', … })
 */
export function defineItemList<F extends Family>(definition: ItemListDefinition<F>) {
  const { family, namesOf } = definition
  const subjectOf = (item: ItemOf<F>, graph: GraphIndex | undefined): ItemSubject<F> => {
    const nodeId = nodeIdOfRecord(family, item.id)
    return { item, around: (nodeId && graph?.neighbours(nodeId)) || alone }
  }
  const idsNamed =
    namesOf &&
    ((items: readonly ItemOf<F>[], q: string): ReadonlySet<number> => {
      const text = fold(q)
      const fits = (item: ItemOf<F>) =>
        namesOf(item).some((name) => name && fold(name).includes(text))
      return new Set(items.filter(fits).map(({ id }) => id))
    })
  const index = (items: readonly ItemOf<F>[], graph: GraphIndex | undefined): ListIndex =>
    listIndex(
      definition,
      items.map((item) => subjectOf(item, graph)),
    )
  return { ...definition, index, idsNamed } satisfies ItemList<F>
}
