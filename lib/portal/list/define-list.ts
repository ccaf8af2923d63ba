/**
 * Creates lists from their definitions. The type of the records is internal to each list: callers provide the data, and
 * get an index.
 */

import { displayName, type Family, getWords } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { NodeFamily } from '@/lib/contract/node-types'
import type { ItemOf } from '@/lib/contract/responses'
import type { CountryRef } from '@/lib/contract/values'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import type { AllProjectFacts } from '@/lib/portal/projects/project-facts'
import type { NationalWallets } from '@/lib/portal/wallets/national-wallets'
import type { Cell, Column, ListDefinition, ListRow, RecordSubject, Sort } from './list-definition'
import { type ListIndex, listIndex } from './list-index'

type Absent = null | undefined

const withoutAbsent = <T>(entries: Record<string, T | Absent>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, T] => entry[1] != null),
  )

export const countryCell = (country: CountryRef | Absent): Cell | undefined =>
  country ? { code: country.code, name: country.name } : undefined

export const recordCell = (
  record: { id: number; name?: string; title?: string } | Absent,
): Cell | undefined =>
  record ? { id: record.id, name: record.name ?? record.title ?? String(record.id) } : undefined

/** A column with its cells and, if the list can be sorted by it, its sort. */
interface DefinedColumn<Subject> extends Omit<Column, 'sort'> {
  getCell: (subject: Subject, names: NameLookup) => Cell | Absent
  sort?: Sort<Subject>
}

interface NumberColumn<Subject>
  extends Pick<Column, 'key' | 'title' | 'csvTitle' | 'countedAt' | 'needs'> {
  getNumber: (subject: Subject) => number | Absent
  /** The key of its sort, if it is not that of the column. */
  sortKey?: string
}

/** A column of numbers, by which the list can be sorted. */
export const numberColumn = <Subject>({
  getNumber,
  sortKey,
  ...column
}: NumberColumn<Subject>): DefinedColumn<Subject> => ({
  ...column,
  kind: 'figure',
  getCell: getNumber,
  sort: {
    key: sortKey ?? column.key,
    descending: `${column.title}, high to low`,
    ascending: `${column.title}, low to high`,
    descendingFirst: true,
    getValue: getNumber,
  },
})

/** The number of connections of a record in the network. */
export const connectionsColumn = (family: NodeFamily) =>
  numberColumn({
    key: 'links',
    title: 'Connections',
    countedAt: `/graph?node=${getWords(family).prefix}-`,
    getNumber: ({ item }: { item: { stats: { total_links: number } } }) => item.stats.total_links,
  })

export interface ListOrder {
  /** The key of a sort, with `-` before it for descending order: `-score`. */
  token: string
  name: string
}

/** Both directions of each sort, the more useful one first. */
export function getOrders({ sorts }: Pick<ListDefinition, 'sorts'>): ListOrder[] {
  return sorts.flatMap(({ key, ascending, descending, descendingFirst }) => {
    const pair = [
      { token: key, name: ascending },
      { token: `-${key}`, name: descending },
    ]
    return descendingFirst ? pair.reverse() : pair
  })
}

/** The data of a list. If an input is missing, the facets and columns that need it are empty. */
interface ListInput<F extends Family = Family> {
  items: readonly ItemOf<F>[]
  graph?: GraphIndex
  facts?: AllProjectFacts
  unionLaws?: ReadonlySet<number>
  wallets?: NationalWallets
}

export interface List extends ListDefinition {
  index(input: ListInput): ListIndex
}

interface Definition<F extends Family, Subject = RecordSubject<F>>
  extends Omit<ListDefinition<Subject>, 'columns' | 'sorts' | 'defaultSort' | 'getRow'> {
  family: F
  columns: readonly DefinedColumn<Subject>[]
  /** By default, the list is sorted by its last column, highest first. */
  defaultSort?: 'name'
  /** The properties of a record's node that the item states, for facets without a graph. */
  getNode?: (item: ItemOf<F>) => Partial<GraphNode>
  /** A label and a description in addition to the name of the record. */
  getTag?: (subject: Subject) => string | Absent
  getNote?: (subject: Subject) => string | Absent
  /** The date of a status, which files do not have. */
  getStatusDate?: (subject: Subject) => string | Absent
}

const pageSize = 20

/**
 * The default sort comes first, then the name, then the other columns. Unless the definition has a default sort, it is
 * that of the last column, if the column has one.
 */
function getSorts<F extends Family>({ columns, getName, defaultSort }: Definition<F>) {
  const byName = {
    key: 'name',
    ascending: 'Name, A to Z',
    descending: 'Name, Z to A',
    getValue: getName,
  }
  const byColumns = columns.flatMap(({ sort }) => sort ?? [])
  const last = columns.at(-1)?.sort
  if (defaultSort || !last) return { sorts: [byName, ...byColumns], defaultSort: 'name' }
  const others = byColumns.filter((sort) => sort !== last)
  return { sorts: [last, byName, ...others], defaultSort: `-${last.key}` }
}

function completeDefinition<F extends Family>(
  definition: Definition<F>,
): ListDefinition<RecordSubject<F>> {
  const { family, columns, getName, getTag, getNote, getStatusDate } = definition
  return {
    pageSize,
    ...definition,
    ...getSorts(definition),
    columns: columns.map(({ getCell: _, sort, ...column }) => ({
      ...column,
      ...(sort && { sort: sort.key }),
    })),
    getRow: (subject, names): ListRow => ({
      id: subject.item.id,
      name: displayName(family, getName(subject)),
      ...withoutAbsent({
        code: 'code' in subject.item ? subject.item.code : undefined,
        tag: getTag?.(subject),
        note: getNote?.(subject) || undefined,
        statusDate: getStatusDate?.(subject),
      }),
      cells: withoutAbsent(
        Object.fromEntries(columns.map(({ key, getCell }) => [key, getCell(subject, names)])),
      ),
    }),
  }
}

const emptyNode = { title: '', type: '', countryCodes: [], industryIds: [] }

/**
 * Defines the list of a family. Unless it states otherwise, it has pages.
 * @example export const dltList = defineList<'dlts'>({ family: 'dlts', … })
 */
export function defineList<F extends Family>(definition: Definition<F>): List {
  const { family, getNode } = definition
  const list = completeDefinition(definition)
  const index = ({ items, graph, facts, unionLaws, wallets }: ListInput<F>): ListIndex => {
    const byCode = new Map(wallets?.countries.map((country) => [country.code, country]))
    return listIndex(
      list,
      items.map((item): RecordSubject<F> => {
        const id = nodeIdOfRecord(family, item.id) ?? ''
        return {
          item,
          node: graph?.nodes.get(id) ?? { id, ...emptyNode, ...getNode?.(item) },
          neighbours: graph?.neighbours(id) ?? [],
          graph,
          facts: family === 'projects' ? facts?.byId.get(item.id) : undefined,
          roles: family === 'people' ? facts?.rolesByPerson.get(item.id) : undefined,
          isOfUnion: unionLaws?.has(item.id) ?? false,
          unionRegulations: unionLaws?.size,
          wallets: 'code' in item ? byCode.get(item.code) : undefined,
        }
      }),
    )
  }
  return { ...list, index }
}
