/**
 * A list in one state, in the form that browsers receive. It is small, because it is sent whenever the state changes.
 */

import { type Family, getWords } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import type { Candidates } from '@/lib/portal/search/candidates'
import { counted } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/sentences'
import { getOrders, type ListOrder } from './define-list'
import { noValue } from './facets'
import type { Column, Facet, FacetSource, ListDefinition, ListRow } from './list-definition'
import { getListFacets, type ListFacet } from './list-facet'
import { listFinding } from './list-findings'
import type { ListIndex } from './list-index'
import { type FacetCounts, listResults, type Obstacle } from './list-results'
import { type Filters, type Guess, type ListState, withValues } from './list-state'
import { countSummary, documentTitle, listHeading, listSubject } from './list-titles'

export const isAvailableIn =
  (available: ReadonlySet<FacetSource>) =>
  ({ needs }: { needs?: FacetSource }): boolean =>
    needs === undefined || available.has(needs)

type Facets = readonly Facet[]

/** The facets whose sources are available, and the others. */
export function facetsBy(
  { facets }: ListDefinition,
  available: ReadonlySet<FacetSource>,
): [available: Facets, missing: Facets] {
  const isAvailable = isAvailableIn(available)
  return [facets.filter(isAvailable), facets.filter((facet) => !isAvailable(facet))]
}

/**
 * Drops filters whose data is unavailable. Their matches are unknown, and a filter that matched nothing would be
 * misleading.
 */
export const withoutFacets = (filters: Filters, missing: Facets): Filters =>
  missing.reduce((remainingFilters, { key }) => withValues(remainingFilters, key, []), filters)

export interface UnknownRecords {
  key: string
  value: string
  count: number
  /** `'8 more match, but we do not know where they are based'`. */
  words: string
  instead?: { key: string; label: string }
}

/** Returns an entry for each facet that has a selection and a note, and rules out records without a value. */
export function unknownRecords(
  facets: readonly Facet[],
  counts: FacetCounts,
  filters: Filters,
): UnknownRecords[] {
  return facets.flatMap(({ key, unknownNote }) => {
    const selected = filters[key] ?? []
    const count = counts.get(key)?.get(noValue) ?? 0
    if (!unknownNote || count === 0 || selected.length === 0 || selected.includes(noValue))
      return []
    const { singular, plural, instead } = unknownNote
    const otherFacet = facets.find((facet) => facet.key === instead)
    return [
      {
        key,
        value: noValue,
        count,
        words: counted(count, `more ${singular}`, `more ${plural}`),
        ...(otherFacet ? { instead: { key: otherFacet.key, label: otherFacet.label } } : {}),
      },
    ]
  })
}

export interface ListView {
  family: Family
  state: ListState
  title: string
  /** The title without the order and the page, which feeds do not depend on. */
  subject: string
  heading: string
  intro: string
  finding?: string
  summary: string
  total: number
  pages: number
  facets: ListFacet[]
  orders: ListOrder[]
  /** The default order, which is not part of URLs. */
  defaultOrder: string
  columns: Column[]
  rows: ListRow[]
  /** The records that are hidden by default, with the filter that shows them. */
  remainder?: { key: string; value: string; words: string; count: number }
  /** Records that filters exclude because their value is not disclosed. */
  unknown?: UnknownRecords[]
  obstacles?: Obstacle[]
  /** Present if no name contains the text, so that other records are listed. */
  guess?: Guess & { note: string }
  /** True if some filters or orders are unavailable, because their data is missing. */
  reduced?: true
  /** The number of records omitted because they could not be read. */
  omitted: number
}

/** @example guessNote('projects', { q: 'walet', text: 'wallet' }) */
export function guessNote(family: Family, { q, text }: Guess): string {
  const { singular, plural } = getWords(family)
  const sentence =
    text === undefined ? 'Showing the closest matches' : `Showing ${plural} for “${text}”`
  return `No ${singular} name contains “${q}”. ${sentence}.`
}

function getRemainder({ hiddenByDefault }: ListDefinition, count: number): ListView['remainder'] {
  if (!hiddenByDefault || count === 0) return undefined
  const { key, value, words } = hiddenByDefault
  return { key, value, words, count }
}

export interface ListViewInput {
  list: ListDefinition
  index: ListIndex
  state: ListState
  names: NameLookup
  candidates?: Candidates
  /** The available sources. Facets and columns that need any other are omitted. */
  available: ReadonlySet<FacetSource>
  omitted: number
  /** The projects with their details, whose sources the finding counts. */
  details?: readonly ProjectDetail[]
}

export function makeListView(input: ListViewInput): ListView {
  const { list, index, names, state, candidates, omitted } = input
  const [availableFacets, missingFacets] = facetsBy(list, input.available)
  const filters = withoutFacets(state.filters, missingFacets)
  const { ids, first, guess } = candidates ?? {}
  const results = listResults(list, index, { ...state, filters }, ids, first)
  const { total, positions, counts, hiddenCount, obstacles } = results
  const facets = getListFacets(availableFacets, { index, counts, names, state })
  const heading = listHeading(list, state)
  const subject = listSubject(heading, facets, state)
  const { singular, plural } = getWords(list.family)
  const orders = getOrders(list)
  const remainder = getRemainder(list, hiddenCount)
  const unknown = unknownRecords(availableFacets, counts, filters)
  const finding = listFinding(list.family, index, input.details)
  return {
    family: list.family,
    state,
    title: documentTitle(subject, state, orders),
    subject,
    heading,
    intro: list.intro,
    ...(finding ? { finding } : {}),
    summary: countSummary(list.noun ?? [singular, plural], total, index.ids.length),
    total,
    pages: getPageCount(total, list.pageSize),
    facets,
    orders,
    defaultOrder: list.defaultSort,
    columns: [
      { key: 'name', title: capitalized(singular), kind: 'name', sort: 'name' },
      ...list.columns.filter(isAvailableIn(input.available)),
    ],
    rows: positions.map((position) => index.rowAt(position, names)),
    ...(remainder ? { remainder } : {}),
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(obstacles.length > 0 ? { obstacles } : {}),
    ...(guess && total > 0 ? { guess: { ...guess, note: guessNote(list.family, guess) } } : {}),
    ...(isReduced(missingFacets, state) ? { reduced: true } : {}),
    omitted,
  }
}

/** Data that many servers do not offer. Its absence matters only to visitors who filter by it. */
const oftenMissing: ReadonlySet<FacetSource | undefined> = new Set(['details', 'classes', 'roles'])

const isReduced = (missing: Facets, { filters }: ListState): boolean =>
  missing.some(({ key, needs }) => !oftenMissing.has(needs) || filters[key] !== undefined)

const getPageCount = (total: number, pageSize: number | undefined): number =>
  pageSize === undefined ? Math.min(total, 1) : Math.ceil(total / pageSize)
