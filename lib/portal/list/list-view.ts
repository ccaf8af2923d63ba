/**
 * A list in one state, in the format in which browsers receive it. It is small, because it is
 * sent whenever the state changes.
 */
import { type Family, getWords } from '@/lib/contract/families'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import type { Candidates } from '@/lib/portal/search/candidates'
import { type Guess, guessNote } from '@/lib/portal/search/guess'
import { type Facets, facetsBy, isAvailableIn, withoutFacets } from './available-facets'
import type { Column, FacetSource, ListOutline, ListRow } from './list-definition'
import { getFacet, getMatch, type ListFacet } from './list-facet'
import type { ListIndex } from './list-index'
import { getOrders, type ListOrder } from './list-order'
import { listResults, type Obstacle } from './list-results'
import type { ListState } from './list-state'
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
  /** The number of matching records and of all records, as text. */
  summary: string
  total: number
  pages: number
  facets: ListFacet[]
  /** Both directions of each sort, the more useful one first. */
  orders: ListOrder[]
  /** The default order, which is not part of URLs. */
  defaultOrder: string
  columns: Column[]
  rows: ListRow[]
  remainder?: HiddenRecords
  /** Records that filters exclude because their value is not disclosed. */
  unknown?: UnknownRecords[]
  /** If no record matches: the choices whose removal would change that. */
  obstacles?: Obstacle[]
  /** Present if no name contains the text, so that other records are listed. */
  guess?: Guess & { note: string }
  /** True if some filters or orders are unavailable, because their data is missing. */
  reduced?: true
  /** The number of records omitted because they could not be read. */
  omitted: number
}

/** The first column, which contains the names. */
export function nameColumn(family: Family): Column {
  const { one } = getWords(family)
  return {
    key: 'name',
    title: one.charAt(0).toUpperCase() + one.slice(1),
    kind: 'name',
    sort: 'name',
  }
}

/** The noun for the records of a list, in the singular and the plural. */
export function getNoun({ family, noun }: ListOutline): readonly [one: string, many: string] {
  const { one, many } = getWords(family)
  return noun ?? [one, many]
}

function getRemainder({ hiddenByDefault }: ListOutline, count: number): HiddenRecords | undefined {
  if (!hiddenByDefault || count === 0) return undefined
  const { key, value, words } = hiddenByDefault
  return { key, value, words, count }
}

export interface ListViewInput {
  list: ListOutline
  index: ListIndex
  state: ListState
  names: NameLookup
  /** The records found by a search for the state's text. */
  candidates?: Candidates
  /** The available sources. Facets and columns that need any other are omitted. */
  available: ReadonlySet<FacetSource>
  omitted: number
}

/** The view of a list in a state, computed from its index. */
export function makeListView(input: ListViewInput): ListView {
  const { list, index, names, state, candidates, omitted } = input
  const [availableFacets, missingFacets] = facetsBy(list, input.available)
  const filters = withoutFacets(state.filters, missingFacets)
  const { ids, first, guess } = candidates ?? {}
  const results = listResults(list, index, { ...state, filters }, ids, first)
  const { total, positions, counts, hiddenCount, obstacles } = results
  const facets = availableFacets.map((facet) => {
    const { key } = facet
    const selected = state.filters[key] ?? []
    const isOpen = state.open === key
    const match = getMatch(key, index, filters)
    return getFacet({ facet, counts: counts.get(key) ?? [], selected, names, isOpen, match })
  })
  const heading = listHeading(list, state)
  const orders = getOrders(list)
  const remainder = getRemainder(list, hiddenCount)
  const unknown = unknownRecords(availableFacets, counts, filters)
  return {
    family: list.family,
    state,
    title: documentTitle(heading, facets, state, orders),
    heading,
    intro: list.intro,
    summary: countSummary(getNoun(list), total, index.ids.length),
    total,
    pages: getPageCount(total, list.pageSize),
    facets,
    orders,
    defaultOrder: list.defaultSort,
    columns: [nameColumn(list.family), ...list.columns.filter(isAvailableIn(input.available))],
    rows: positions.map((position) => index.rowAt(position, names)),
    ...(remainder ? { remainder } : {}),
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(obstacles.length > 0 ? { obstacles } : {}),
    ...(guess && total > 0 ? { guess: { ...guess, note: guessNote(list.family, guess) } } : {}),
    ...(isReduced(missingFacets, state) ? { reduced: true } : {}),
    omitted,
  }
}

/** What many servers do not offer. Its absence matters only to visitors who filter by it. */
const oftenMissing: ReadonlySet<FacetSource | undefined> = new Set(['details', 'classes', 'roles'])

const isReduced = (missing: Facets, { filters }: ListState): boolean =>
  missing.some(({ key, needs }) => !oftenMissing.has(needs) || filters[key] !== undefined)

export const getPageCount = (total: number, pageSize: number | undefined): number =>
  pageSize === undefined ? Math.min(total, 1) : Math.ceil(total / pageSize)
