/** The state of a cross table in its URL: `/explore?columns=status&rows=standard`. */

import { lists } from '@/lib/portal/list/list-definitions'
import { parseFilters } from '@/lib/portal/list/list-query'
import { type Filters, listAddress, withValues } from '@/lib/portal/list/list-state'
import {
  facetParameters,
  type KnownParameters,
  oneOf,
  textParameter,
} from '@/lib/portal/list/query-problems'
import { findClosest } from '@/lib/text/closest'
import { makeQuery, withQuery } from '@/lib/text/query'
import { getQueryText, getSearchText } from '@/lib/text/search-text'
import { type Axis, axes, getAxis } from './axes'

/** The presentation of the numbers: the table, or each row as a list of its numbers without zeros. */
const views = ['table', 'list'] as const
type View = (typeof views)[number]

export interface ExploreState {
  rows: string
  columns: string
  q?: string
  filters: Filters
  /** True if all rows or columns are visible, false if only the first ones are. A list always shows all. */
  allRows: boolean
  allColumns: boolean
  view: View
  /** True if the rows and columns for the lack of a value are visible. */
  undisclosed?: true
}

const defaults = { rows: 'country', columns: 'technology' }
/**
 * The columns to use if the query has the same facet in rows and columns, which would not be a
 * cross table.
 */
const otherColumns = ['status', 'year']

/** Rows and columns of all projects. */
export const plainState: ExploreState = {
  ...defaults,
  filters: {},
  allRows: false,
  allColumns: false,
  view: 'table',
}

/** The table that opens: the national wallets by region and status. */
const firstTable = {
  rows: 'region',
  columns: 'status',
  filters: { kind: ['Wallet'], level: ['National'] },
}

const tableText = ({ rows, columns, q, filters }: Omit<ExploreState, 'view'>): string =>
  listAddress('', { q, filters: { ...filters, rows: [rows], columns: [columns] } })

const isFirstTable = (state: ExploreState): boolean =>
  tableText(state) === tableText({ ...state, q: undefined, ...firstTable })

const { facets } = lists.projects

/** The parameters that define a table. A query without any of them opens the first table. */
const tableParameters = ['rows', 'columns', 'q', ...facets.map(({ key }) => key)]

/** Parses a query. Unknown keys and invalid values are ignored, so no query is an error. */
export function parseExploreQuery(parameters: URLSearchParams): ExploreState {
  const hasTable = tableParameters.some((name) => parameters.has(name))
  const first = hasTable ? { ...defaults, filters: parseFilters(facets, parameters) } : firstTable
  const rows = getAxis(parameters.get('rows') ?? '')?.key ?? first.rows
  const columns = getAxis(parameters.get('columns') ?? '')?.key ?? first.columns
  const otherAxis = otherColumns.find((key) => key !== rows) ?? defaults.columns
  const expandedSides = parameters.getAll('all')
  const view = views.find((view) => view === parameters.get('view')) ?? 'table'
  const q = getQueryText(parameters)
  return {
    rows,
    columns: columns === rows ? otherAxis : columns,
    ...(q === undefined ? {} : { q }),
    filters: first.filters,
    allRows: view === 'list' || expandedSides.includes('rows'),
    allColumns: view === 'list' || expandedSides.includes('columns'),
    view,
    ...(parameters.get('undisclosed') === 'show' && view === 'table' ? { undisclosed: true } : {}),
  }
}

/** The filter by text, in addition to the facets. */
export const textFilter = 'q'

export function withoutFilter(state: ExploreState, key: string): ExploreState {
  const { q, ...withoutText } = state
  return key === textFilter
    ? withoutText
    : { ...state, filters: withValues(state.filters, key, []) }
}

/** The state in another view. A list shows all rows and columns; the other views begin with the first ones. */
export const inView = (state: ExploreState, view: View): ExploreState => {
  if (view === state.view) return state
  const isList = view === 'list'
  const expansion = isList || state.view === 'list' ? { allRows: isList, allColumns: isList } : {}
  return { ...state, ...expansion, view }
}

/**
 * The state of a table as a file or a citation. With all rows and columns it is a list, because
 * only a list has space for all columns.
 */
export const toFileState = (state: ExploreState): ExploreState =>
  state.allRows && state.allColumns ? inView(state, 'list') : state

/** Serializes a state with its keys in alphabetical order. The table that opens is `''`. */
function serializeExploreState(state: ExploreState): string {
  const { rows, columns, q, filters, allRows, allColumns, view, undisclosed } = state
  const isFirst = isFirstTable(state)
  const isLimited = q !== undefined || Object.keys(filters).length > 0
  const isDefault = rows === defaults.rows && columns === defaults.columns && isLimited
  const expandedSides = [...(allColumns ? ['columns'] : []), ...(allRows ? ['rows'] : [])]
  return makeQuery({
    ...(isFirst ? {} : filters),
    ...(isFirst || isDefault ? {} : { rows, columns }),
    q,
    all: view !== 'list' && expandedSides,
    view: view !== 'table' && view,
    undisclosed: undisclosed && view === 'table' && 'show',
  })
}

/** A choice of rows or columns that does not exist, with the label of the most similar choice. */
export interface UnknownAxis {
  name: 'rows' | 'columns'
  value: string
  similarLabel?: string
}

export const unknownAxes = (parameters: URLSearchParams): UnknownAxis[] =>
  (['columns', 'rows'] as const).flatMap((name) => {
    const value = getSearchText(parameters.get(name))
    if (value === undefined || getAxis(value)) return []
    const closest = findClosest(
      value,
      axes.flatMap(({ key, label }) => [key, label]),
    )
    const axis = axes.find(({ key, label }) => key === closest || label === closest)
    return [{ name, value, ...(axis ? { similarLabel: axis.label } : {}) }]
  })

/** Rows and columns that do not exist stay in the query, so that the page can name them. */
export function canonicalExploreQuery(parameters: URLSearchParams): string {
  const canonical = new URLSearchParams(serializeExploreState(parseExploreQuery(parameters)))
  for (const { name, value } of unknownAxes(parameters)) canonical.set(name, value)
  canonical.sort()
  return canonical.toString()
}

export const exploreFileParameters: KnownParameters = {
  rows: oneOf(axes.map(({ key }) => key)),
  columns: oneOf(axes.map(({ key }) => key)),
  all: oneOf(['rows', 'columns']),
  undisclosed: oneOf(['show']),
  // Earlier addresses have this view, which showed the table as a picture.
  view: oneOf([...views, 'heat-map']),
  [textFilter]: textParameter,
  ...facetParameters(facets),
}

export const exploreFormats = ['csv', 'json', 'svg', 'png'] as const
type ExploreFormat = (typeof exploreFormats)[number]

/** Files contain everything, in one form. */
const inFull = ({ undisclosed: _, ...state }: ExploreState): ExploreState => ({
  ...state,
  view: 'table',
})

/** The query of a file omits the view, because the file does not depend on it. */
export const canonicalExploreFileQuery = (parameters: URLSearchParams): string =>
  serializeExploreState(inFull(parseExploreQuery(parameters)))

/** @example exploreAddress({ ...plainState, rows: 'standard', columns: 'status' }) */
export const exploreAddress = (state: ExploreState): string =>
  withQuery('/explore', serializeExploreState(state))

/** The address at another path for the rows, columns and filters of a state, without its view. */
export const exploreAddressAt = (path: string, state: ExploreState): string =>
  withQuery(path, serializeExploreState(inFull(state)))

export const exploreFileAddress = (state: ExploreState, format: ExploreFormat): string =>
  exploreAddressAt(`/explore/table.${format}`, state)

/** The axes of a state. Throws a `RangeError` for unknown ones, which the parser does not produce. */
export function getAxes({ rows, columns }: ExploreState): [rows: Axis, columns: Axis] {
  const [first, second] = [getAxis(rows), getAxis(columns)]
  if (!first || !second) throw new RangeError(`There is no axis ${rows} or ${columns}`)
  return [first, second]
}

interface Question {
  title: string
  state: ExploreState
  address: string
}

type Table = Pick<ExploreState, 'rows' | 'columns'> & Partial<Pick<ExploreState, 'filters'>>

function question(title: string, table: Table): Question {
  const state = { ...plainState, ...table }
  return { title, state, address: exploreAddress(state) }
}

export const questions: readonly Question[] = [
  question('National wallets by region and status', firstTable),
  question('Credential formats by region', { rows: 'format', columns: 'region' }),
  question('Kinds of project by status', { rows: 'kind', columns: 'status' }),
  question('Ledgers by country', { rows: 'country', columns: 'ledger' }),
  question('DID methods by year', { rows: 'did-method', columns: 'year' }),
  question('Standards by status', { rows: 'standard', columns: 'status' }),
  question('Who works with whom', { rows: 'managed-by', columns: 'partner' }),
  question('Status by region', { rows: 'region', columns: 'status' }),
  question('Ledger technologies by country', { rows: 'country', columns: 'technology' }),
  question('Laws by region', { rows: 'regulation', columns: 'region' }),
  question('Sectors of managing organizations by country', {
    rows: 'country',
    columns: 'manager-sector',
  }),
  question('Industries by region', { rows: 'industry', columns: 'region' }),
  question('Launches by country and year', { rows: 'country', columns: 'year' }),
]
