/** A list in one state, in the format in which browsers receive it. It is small, because each change of state sends it. */
import { type Family, wordsOf } from '@/lib/contract/families'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import type { Column, FacetOutline, FacetSource, ListOutline, ListRow } from './list-definition'
import { facetOf, type ListFacet } from './list-facet'
import type { ListIndex } from './list-index'
import { type ListOrder, ordersOf } from './list-order'
import { listResults, type Obstacle } from './list-results'
import { type Filters, type ListState, withValues } from './list-state'
import { countSummary, documentTitle, listHeading } from './list-titles'
import { type UnknownRecords, unknownRecords } from './unknown-records'

/** The records that are hidden by default, with the filter that shows them. */
export interface HiddenRecords {
  key: string
  value: string
  words: string
  count: number
}

export interface ListView {
  family: Family
  state: ListState
  /** The title of the document. */
  title: string
  heading: string
  intro: string
  /** The number of matching records and of all records, in words. */
  summary: string
  total: number
  pages: number
  facets: ListFacet[]
  /** Both directions of each sort. The first one is the more useful. */
  orders: ListOrder[]
  /** The default order, which is not part of URLs. */
  defaultOrder: string
  columns: Column[]
  rows: ListRow[]
  remainder?: HiddenRecords
  /** What filters rule out because it is not known. */
  unknown?: UnknownRecords[]
  /** If no record matches: the choices without which some would. */
  obstacles?: Obstacle[]
  /** True if some filters and orders are unavailable, because there is no graph. */
  reduced?: true
  /** The number of records that could not be read. */
  omitted: number
}

/** The first column, which contains the names. */
function nameColumn(family: Family): Column {
  const { one } = wordsOf(family)
  return {
    key: 'name',
    title: one.charAt(0).toUpperCase() + one.slice(1),
    kind: 'name',
    sort: 'name',
  }
}

/** The noun for the records of a list, in the singular and the plural. */
function nounOf({ family, noun }: ListOutline): readonly [one: string, many: string] {
  const { one, many } = wordsOf(family)
  return noun ?? [one, many]
}

interface ListViewInput {
  list: ListOutline
  index: ListIndex
  state: ListState
  names: NameLookup
  /** The ids of the records that a search for the text of the state has found. */
  candidates?: ReadonlySet<number>
  /** The facets that need anything else are omitted. */
  available: ReadonlySet<FacetSource>
  omitted: number
}

/** The view of a list in a state, computed from its index. */
export function listViewOf(input: ListViewInput): ListView {
  const { list, index, names, state, omitted } = input
  const [availableFacets, missingFacets] = facetsBy(list, input.available)
  const filters = withoutFacets(state.filters, missingFacets)
  const results = listResults(list, index, { ...state, filters }, input.candidates)
  const { total, positions, counts, hiddenCount, obstacles } = results
  const facets = availableFacets.map((facet) => {
    const { key } = facet
    const selected = state.filters[key] ?? []
    const isOpen = state.open === key
    return facetOf({ facet, counts: counts.get(key) ?? [], selected, names, isOpen })
  })
  const heading = listHeading(list, state)
  const orders = ordersOf(list)
  const { hiddenByDefault } = list
  const unknown = unknownRecords(availableFacets, counts, filters)
  return {
    family: list.family,
    state,
    title: documentTitle(heading, facets, state, orders),
    heading,
    intro: list.intro,
    summary: countSummary(nounOf(list), total, index.ids.length),
    total,
    pages: pageCountOf(total, list.pageSize),
    facets,
    orders,
    defaultOrder: list.defaultSort,
    columns: [nameColumn(list.family), ...list.columns.filter(isAvailableIn(input.available))],
    rows: positions.map((position) => index.rowAt(position, names)),
    ...(hiddenByDefault && hiddenCount > 0
      ? {
          remainder: {
            key: hiddenByDefault.key,
            value: hiddenByDefault.value,
            words: hiddenByDefault.words,
            count: hiddenCount,
          },
        }
      : {}),
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(obstacles.length > 0 ? { obstacles } : {}),
    ...(isReduced(missingFacets, state) ? { reduced: true } : {}),
    omitted,
  }
}

const isAvailableIn =
  (available: ReadonlySet<FacetSource>) =>
  ({ needs }: { needs?: FacetSource }): boolean =>
    needs === undefined || available.has(needs)

type Facets = readonly FacetOutline[]

/** The facets whose sources are available, and the others. */
function facetsBy(
  { facets }: ListOutline,
  available: ReadonlySet<FacetSource>,
): [available: Facets, missing: Facets] {
  const isAvailable = isAvailableIn(available)
  return [facets.filter(isAvailable), facets.filter((facet) => !isAvailable(facet))]
}

/** Without the data of a facet nobody knows what it would match, so it is left out rather than matching nothing. */
const withoutFacets = (filters: Filters, missing: Facets): Filters =>
  missing.reduce((kept, { key }) => withValues(kept, key, []), filters)

/** Facets that need the details are missing over many servers, which matters only to those who use them. */
const isReduced = (missing: Facets, { filters }: ListState): boolean =>
  missing.some(({ key, needs }) => needs !== 'details' || filters[key] !== undefined)

const pageCountOf = (total: number, pageSize: number | undefined): number =>
  pageSize === undefined ? Math.min(total, 1) : Math.ceil(total / pageSize)

interface ApiPage {
  list: ListOutline
  state: ListState
  rows: ListRow[]
  total: number
  /** The number of records in the whole list. */
  all: number | undefined
  omitted: number
  /** The view of the same state from the index. Undefined if there is no graph. */
  indexed?: ListView
}

/** The columns of a list without an index: of what the API says, in its order alone. */
const plainColumns = ({ family, columns }: ListOutline): Column[] =>
  [nameColumn(family), ...columns.filter(isAvailableIn(new Set()))].map(
    ({ sort: _, ...column }) => column,
  )

/** The rows of the API, each with what the index has of the same record. */
function fuller(rows: readonly ListRow[], indexed: readonly ListRow[]): ListRow[] {
  const byId = new Map(indexed.map((row) => [row.id, row]))
  return rows.map((row) => ({ ...row, cells: { ...byId.get(row.id)?.cells, ...row.cells } }))
}

/** The view of a list in a state for which the API has a page: with the rows of the API and the facets of the index. */
export function apiListViewOf(page: ApiPage): ListView {
  const { list, state, rows, total, omitted, indexed } = page
  const heading = listHeading(list, state)
  const facets = indexed?.facets ?? []
  const columns = indexed?.columns ?? plainColumns(list)
  return {
    family: list.family,
    state,
    title: indexed?.title ?? documentTitle(heading, facets, state, []),
    heading,
    intro: list.intro,
    summary: countSummary(nounOf(list), total, page.all),
    total,
    pages: pageCountOf(total, list.pageSize),
    facets,
    orders: indexed?.orders ?? [],
    defaultOrder: list.defaultSort,
    columns,
    rows: list.hasFullerIndex && indexed ? fuller(rows, indexed.rows) : rows,
    ...(indexed?.unknown ? { unknown: indexed.unknown } : {}),
    ...(indexed?.obstacles ? { obstacles: indexed.obstacles } : {}),
    ...(indexed ? {} : { reduced: true }),
    omitted,
  }
}
