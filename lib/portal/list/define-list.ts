/**
 * Creates lists from their definitions. The type of the records is internal to each list: callers provide the data, and
 * get an index.
 */

import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import type { CountryRef } from '@/lib/contract/values'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import type { AllProjectFacts } from '@/lib/portal/projects/project-facts'
import type { NationalWallets } from '@/lib/portal/wallets/national-wallets'
import type {
  Cell,
  ListDefinition,
  ListOutline,
  ListRow,
  RecordSubject,
  Sort,
} from './list-definition'
import { type ListIndex, listIndex } from './list-index'

type Absent = null | undefined

const withoutAbsent = <T>(entries: Record<string, T | Absent>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, T] => entry[1] != null),
  )

/** The content of a row besides its id, and its name if it is not that of the record. */
interface RowInput {
  name?: string
  code?: string
  tag?: string | Absent
  note?: string | Absent
  cells: Record<string, Cell | Absent>
}

export const countryCell = (country: CountryRef | Absent): Cell | undefined =>
  country ? { code: country.code, name: country.name } : undefined

export const recordCell = (
  record: { id: number; name?: string; title?: string } | Absent,
): Cell | undefined =>
  record ? { id: record.id, name: record.name ?? record.title ?? String(record.id) } : undefined

export const nameSort = <Subject>(getName: (subject: Subject) => string): Sort<Subject> => ({
  key: 'name',
  ascending: 'Name, A to Z',
  descending: 'Name, Z to A',
  valueOf: getName,
})

export const numberSort = <Subject>(
  key: string,
  what: string,
  getNumber: (subject: Subject) => number | null | undefined,
): Sort<Subject> => ({
  key,
  descending: `${what}, highest first`,
  ascending: `${what}, lowest first`,
  descendingFirst: true,
  valueOf: (subject) => getNumber(subject) ?? undefined,
})

export interface ListOrder {
  /** The key of a sort, with `-` before it for descending order: `-score`. */
  token: string
  name: string
}

/** Both directions of each sort, the more useful one first. */
export function getOrders({ sorts }: Pick<ListOutline, 'sorts'>): ListOrder[] {
  return sorts.flatMap(({ key, ascending, descending, descendingFirst }) => {
    const pair = [
      { token: key, name: ascending },
      { token: `-${key}`, name: descending },
    ]
    return descendingFirst ? pair.reverse() : pair
  })
}

/** The data of a list. If an input is missing, the facets and columns that need it are empty. */
interface ListInput<F extends Family> {
  items: readonly ItemOf<F>[]
  graph?: GraphIndex
  facts?: AllProjectFacts
  unionLaws?: ReadonlySet<number>
  wallets?: NationalWallets
}

export interface List<F extends Family> extends ListOutline {
  index: (input: ListInput<F>) => ListIndex
}

/** The list of a family. Unless it states otherwise, it has pages. */
type Definition<F extends Family> = Omit<
  ListDefinition<RecordSubject<F>>,
  'getId' | 'getRow' | 'sorts' | 'defaultSort'
> & {
  family: F
  /** The properties of a record's node that the item states, for facets without a graph. */
  getNode?: (item: ItemOf<F>) => Partial<GraphNode>
  getRow: (subject: RecordSubject<F>, names: NameLookup) => RowInput
} & (
    | Pick<ListDefinition<RecordSubject<F>>, 'sorts' | 'defaultSort'>
    | { figure: NumberColumn<RecordSubject<F>> }
  )

/** The last column of a list that is sorted by it, highest first. By default, the list is sorted by name. */
interface NumberColumn<Subject> {
  key: string
  title: string
  countedAt?: string
  getNumber: (subject: Subject) => number | Absent
}

function figureParts<Subject>(
  { key, title, countedAt, getNumber }: NumberColumn<Subject>,
  { columns, getName }: Pick<ListDefinition<Subject>, 'columns' | 'getName'>,
) {
  return {
    columns: [
      ...columns,
      { key, title, kind: 'figure', sort: key, ...(countedAt ? { countedAt } : {}) },
    ],
    sorts: [numberSort(key, title, getNumber), nameSort(getName)],
    defaultSort: `-${key}`,
  } satisfies Partial<ListDefinition<Subject>>
}

const pageSize = 20

function completeDefinition<F extends Family>(definition: Definition<F>) {
  const figure = 'figure' in definition ? definition.figure : undefined
  const parts = 'figure' in definition ? figureParts(definition.figure, definition) : definition
  return {
    pageSize,
    ...definition,
    ...parts,
    getId: ({ item }: RecordSubject<F>): number => item.id,
    getRow(subject: RecordSubject<F>, names: NameLookup): ListRow {
      const { code, tag, note, cells, name } = definition.getRow(subject, names)
      return {
        id: subject.item.id,
        name: name ?? definition.getName(subject),
        ...withoutAbsent({ code, tag, note: note === '' ? undefined : note }),
        cells: withoutAbsent({
          ...cells,
          ...(figure && { [figure.key]: figure.getNumber(subject) }),
        }),
      }
    },
  } satisfies ListDefinition<RecordSubject<F>>
}

const emptyNode = { title: '', type: '', countryCodes: [], industryIds: [] }

/**
 * Defines the list of a family.
 * @example export const dltList = defineList<'dlts'>({ family: 'dlts', … })
 */
export function defineList<F extends Family>(definition: Definition<F>) {
  const { family, getNode } = definition
  const list = completeDefinition(definition)
  const index = ({ items, graph, facts, unionLaws, wallets }: ListInput<F>): ListIndex => {
    const byCode = new Map(wallets?.countries.map((country) => [country.code, country]))
    const findNeighbours = graph?.neighbours ?? (() => [])
    const getTypes = graph?.getTypes ?? (({ type }: GraphNode) => [type])
    return listIndex(
      list,
      items.map((item): RecordSubject<F> => {
        const id = nodeIdOfRecord(family, item.id) ?? ''
        return {
          item,
          node: graph?.nodes.get(id) ?? { id, ...emptyNode, ...getNode?.(item) },
          neighbours: findNeighbours(id),
          findNeighbours,
          getTypes,
          facts: family === 'projects' ? facts?.byId.get(item.id) : undefined,
          roles: family === 'people' ? facts?.rolesByPerson.get(item.id) : undefined,
          isOfUnion: unionLaws?.has(item.id) ?? false,
          unionRegulations: unionLaws?.size,
          wallets: 'code' in item ? byCode.get(item.code) : undefined,
        }
      }),
    )
  }
  return { ...list, index } satisfies List<F>
}
