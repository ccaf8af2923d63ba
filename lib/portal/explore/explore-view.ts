/** The view of a cross table in one state, with its texts. */

import type { Facet, FacetSource } from '@/lib/portal/list/list-definition'
import { lists } from '@/lib/portal/list/list-definitions'
import { getListFacets, type ListFacet } from '@/lib/portal/list/list-facet'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { listResults } from '@/lib/portal/list/list-results'
import type { Guess } from '@/lib/portal/list/list-state'
import { selectedText } from '@/lib/portal/list/list-titles'
import { facetsBy, guessNote, isAvailableIn, withoutFacets } from '@/lib/portal/list/list-view'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { getStatusWords } from '@/lib/portal/projects/status'
import type { Candidates } from '@/lib/portal/search/candidates'
import { allCounted, counted, enumerated, formatCount } from '@/lib/text/counted'
import { notCertifiedNote } from '@/lib/text/labels'
import { inSentence, withArticleIfNeeded } from '@/lib/text/names'
import { capitalized } from '@/lib/text/sentences'
import { type Axis, axes } from './axes'
import { type CrossTable, crossTable, type Heading } from './cross-table'
import { type ExploreState, exploreAddress, getAxes, questions, textFilter } from './explore-query'

export interface ExploreView {
  state: ExploreState
  /** The heading: `'Ledger technologies by country'`. */
  title: string
  summary: string
  /** Sentences that explain the counted records, and the records that appear in no row or column. */
  notes: string[]
  axes: readonly Axis[]
  /** The types of projects that can be counted alone. */
  types?: ListFacet
  facets: ListFacet[]
  filters: { key: string; text: string }[]
  guess?: Guess & { note: string }
  table?: CrossTable
}

/** The facets offered on the page itself. The others are in the list of projects. */
const offered = ['status', 'region', 'year', 'manager-sector']

/** The initial and the maximum numbers of visible rows and columns. */
export const limits = {
  rows: { initialLimit: 12, maxLimit: 120 },
  columns: { initialLimit: 8, maxLimit: 16 },
}
/** A list names columns only where they have a figure, so that it has room for more of them. */
const listLimits = { ...limits, columns: { initialLimit: 120, maxLimit: 120 } }

/**
 * The title of a table: the title of its question if there is one, otherwise `'Standards by status'` or `'Projects by
 * country and launch year'`.
 */
export function exploreTitle(state: ExploreState): string {
  const [rows, columns] = getAxes(state)
  const { q: _, ...withoutText } = state
  const table = { ...withoutText, allRows: false, allColumns: false, view: 'table' } as const
  const addresses = [table, { ...table, filters: {} }].map(exploreAddress)
  const [question] = addresses.flatMap((address) =>
    questions.filter((question) => question.address === address),
  )
  if (question) return question.title
  const [subject, otherAxis] =
    !rows.isSubject && columns.isSubject ? [columns, rows] : [rows, columns]
  return subject.isSubject
    ? `${capitalized(subject.plural)} by ${otherAxis.singular}`
    : `Projects by ${rows.singular} and ${columns.singular}`
}

function nameIn({ key, family, joining }: Axis, name: string): string {
  if (family === 'countries' || joining === 'in') return inSentence(name)
  return key === 'ledger' || key === 'regulation' ? withArticleIfNeeded(name) : name
}

/** `use Hyperledger Indy`, `have launched`. Only statuses have a singular. */
function describeValue(axis: Axis, { name, values: [value] = [] }: Heading, count: number): string {
  const status = axis.key === 'status' ? getStatusWords(value) : undefined
  if (!status) return `${axis.predicate} ${nameIn(axis, name)}`
  const [singular, plural] = status.auxiliary ?? ['is', 'are']
  return `${count === 1 ? singular : plural} ${status.phrase}`
}

const isOfNationalWallets = ({ filters: { kind = [], level = [] } }: ExploreState): boolean =>
  kind.join() === 'Wallet' && level.join() === 'National'

/** The cells of a row for two known values, the highest counts first. */
function highestCells({ rows, columns, cells }: CrossTable, rowIndex: number) {
  const isKnown = rows[rowIndex]?.kind === 'value'
  return columns
    .map((column, at) => ({ column, count: cells[rowIndex]?.[at]?.count ?? 0 }))
    .filter(({ column, count }) => isKnown && column.kind === 'value' && count > 0)
    .sort((a, b) => b.count - a.count)
}

/**
 * The largest group of the table, with the others in its row or, if they are many, the next two:
 * `Of the 40 national wallets in Europe, 18 have been announced, 16 have launched and 5 are being piloted.`
 */
function describeLargest(table: CrossTable, state: ExploreState, noun: string): string {
  const { rows, cells } = table
  const [rowAxis, columnAxis] = getAxes(state)
  const [largest] = rows
    .map((row, at) => ({
      row,
      total: cells[at]?.at(-1)?.count ?? 0,
      groups: highestCells(table, at),
    }))
    .sort((a, b) => (b.groups[0]?.count ?? 0) - (a.groups[0]?.count ?? 0))
  const groups = (largest?.groups ?? []).filter(
    ({ count }) => count > 1 || columnAxis.key === 'status',
  )
  const [first, ...others] = groups.length > 4 ? groups.slice(0, 3) : groups
  if (!largest || !first || first.count < 2) return 'No two projects have the same values.'
  const place = `${rowAxis.joining} ${nameIn(rowAxis, largest.row.name)}`
  const value = describeValue(columnAxis, first.column, first.count)
  if (first.count === largest.total) {
    return `${allCounted(largest.total, noun, `${noun}s`)} ${place} ${value}.`
  }
  const shown = [first, ...others]
  // Statuses keep the order of their columns, which is that of a project's life.
  if (columnAxis.key === 'status') {
    shown.sort((a, b) => table.columns.indexOf(a.column) - table.columns.indexOf(b.column))
  }
  const parts = shown.map(
    ({ count, column }) => `${formatCount(count)} ${describeValue(columnAxis, column, count)}`,
  )
  return `Of the ${counted(largest.total, noun)} ${place}, ${enumerated(parts)}.`
}

/** `'26 of 57 national wallets have launched.'` Undefined without a column of launched wallets. */
function describeLaunched({ rows, columns, cells }: CrossTable, state: ExploreState) {
  const [, columnAxis] = getAxes(state)
  const columnIndex = columns.findIndex(({ values }) => values?.join() === 'Launched')
  if (columnAxis.key !== 'status' || columnIndex < 0) return undefined
  const whole = cells[rows.findIndex(({ kind }) => kind === 'all')]
  const launched = whole?.[columnIndex]?.count ?? 0
  const total = whole?.at(-1)?.count ?? 0
  return `${formatCount(launched)} of ${counted(total, 'national wallet')} ${launched === 1 ? 'has' : 'have'} launched.`
}

/** The finding of a table: its largest group and, if most projects are in none, how few have a value. */
function getSummary(table: CrossTable, state: ExploreState): string {
  const { total, inColumns } = table
  if (total === 0) return 'No projects match.'
  const noun = isOfNationalWallets(state) ? 'national wallet' : 'project'
  const [, { naming }] = getAxes(state)
  const few =
    inColumns < total / 2
      ? `Only ${formatCount(inColumns)} of ${counted(total, noun)} ${naming}.`
      : ''
  const launched = isOfNationalWallets(state) ? describeLaunched(table, state) : undefined
  const note = launched && `${notCertifiedNote}.`
  return [launched, describeLargest(table, state, noun), few, note].filter(Boolean).join(' ')
}

const namingNote = ({ naming }: Axis, count: number, total: number): string =>
  `${formatCount(count)} of ${counted(total, 'project or consortium', 'projects and consortia')} ${naming}.`

/**
 * A note on the links of the figures. The rest of a long axis may have more values than an address
 * can hold.
 */
function listsNote({ cells }: CrossTable, plural: string): string {
  const isComplete = cells
    .flat()
    .every(({ count, address }) => count === 0 || address !== undefined)
  const except = isComplete ? '' : ', except where “others” are too many for one list'
  return `Each number links to its ${plural}${except}.`
}

/** What a table counts, in the singular. */
export const getUnit = (state: ExploreState): 'wallet' | 'project' =>
  isOfNationalWallets(state) ? 'wallet' : 'project'

/** Why a table of all national wallets has larger numbers than the maps, which count countries. */
function walletsNote(
  { total }: CrossTable,
  state: ExploreState,
  walletCountries: number | undefined,
): string[] {
  const hasAllWallets =
    isOfNationalWallets(state) && state.q === undefined && Object.keys(state.filters).length === 2
  if (!hasAllWallets || walletCountries === undefined || walletCountries === total) return []
  const countries = counted(walletCountries, 'country', 'countries')
  return [
    `${counted(total, 'wallet')} in ${countries}. Maps count each country once, by its most advanced wallet.`,
  ]
}

/** Whether a project is counted in several rows or columns. */
function hasRepeats({ rows, columns, cells, inRows, inColumns }: CrossTable): boolean {
  const isValue = (kind: string) => kind === 'value' || kind === 'other'
  const count = (row: number, column: number) => cells[row]?.[column]?.count ?? 0
  const wholeRow = rows.findIndex(({ kind }) => kind === 'all')
  const wholeColumn = columns.findIndex(({ kind }) => kind === 'all')
  const sum = (headings: CrossTable['rows'], getCount: (at: number) => number) =>
    headings.reduce((total, { kind }, at) => total + (isValue(kind) ? getCount(at) : 0), 0)
  return (
    sum(rows, (at) => count(at, wholeColumn)) > inRows ||
    sum(columns, (at) => count(wholeRow, at)) > inColumns
  )
}

function getNotes(table: CrossTable, state: ExploreState): string[] {
  const [rows, columns] = getAxes(state)
  const { total, inRows, inColumns } = table
  return [
    ...(inRows < total ? [namingNote(rows, inRows, total)] : []),
    ...(inColumns < total ? [namingNote(columns, inColumns, total)] : []),
    ...(hasRepeats(table)
      ? ['A project that fits several rows or columns is counted in each.']
      : []),
    listsNote(table, `${getUnit(state)}s`),
  ]
}

function orderNotes({ order, highestFirst }: Facet, state: ExploreState): string[] {
  if (order || highestFirst) return []
  return [`Rows with the most ${getUnit(state)}s come first.`]
}

interface ExploreInput {
  index: ListIndex
  names: NameLookup
  available: ReadonlySet<FacetSource>
  state: ExploreState
  candidates?: Pick<Candidates, 'ids' | 'guess'>
  listPath?: string
  /** The number of countries with a national wallet, unless the data does not identify these. */
  walletCountries?: number
}

function getFacets({ index, names, available, candidates, state }: ExploreInput): ListFacet[] {
  const { filters } = state
  const { facets } = lists.projects
  const { counts } = listResults(lists.projects, index, { page: 1, filters }, candidates?.ids)
  return getListFacets(facets.filter(isAvailableIn(available)), {
    index,
    counts,
    names,
    state: { filters },
  })
}

function getTable(
  { index, names, state, candidates, listPath }: ExploreInput,
  rows: Facet | undefined,
  columns: Facet | undefined,
): CrossTable | undefined {
  if (!rows || !columns) return undefined
  const [{ family: rowFamily }, { family: columnFamily }] = getAxes(state)
  const limit = state.view === 'list' ? listLimits : limits
  return crossTable({
    index,
    names,
    q: state.q,
    candidates: candidates?.ids,
    filters: state.filters,
    rows: { facet: rows, family: rowFamily, showAll: state.allRows, ...limit.rows },
    columns: { facet: columns, family: columnFamily, showAll: state.allColumns, ...limit.columns },
    listPath,
  })
}

const filterTexts = (facets: readonly ListFacet[], { q, filters }: ExploreState) => [
  ...(q === undefined ? [] : [{ key: textFilter, text: `Search: “${q}”` }]),
  ...facets.flatMap((facet) => {
    const selected = selectedText(facet, { page: 1, filters })
    return selected === '' ? [] : [{ key: facet.key, text: `${facet.label}: ${selected}` }]
  }),
]

export function makeExploreView(request: ExploreInput): ExploreView {
  const [available, missing] = facetsBy(lists.projects, request.available)
  const state = { ...request.state, filters: withoutFacets(request.state.filters, missing) }
  const input = { ...request, state }
  const findFacet = (key: string) => available.find((facet) => facet.key === key)
  const facets = getFacets(input)
  const rows = findFacet(state.rows)
  const table = getTable(input, rows, findFacet(state.columns))
  const guess = input.candidates?.guess
  return {
    state,
    title: exploreTitle(state),
    summary: table ? getSummary(table, state) : '',
    notes:
      table && rows
        ? [
            ...walletsNote(table, state, input.walletCountries),
            ...orderNotes(rows, state),
            ...getNotes(table, state),
          ]
        : [],
    axes: axes.filter(({ key }) => findFacet(key) !== undefined),
    types: facets.find(({ key }) => key === 'type'),
    facets: facets.filter(({ key }) => offered.includes(key)),
    filters: filterTexts(facets, state),
    ...(guess ? { guess: { ...guess, note: guessNote('projects', guess) } } : {}),
    table,
  }
}
