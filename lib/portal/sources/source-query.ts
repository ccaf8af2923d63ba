/** The state of the lists of sources and publishers in their URLs. */

import {
  type SourceKind,
  type SourceState,
  sourceKinds,
  sourceStates,
} from '@/lib/contract/sources'
import { getPage } from '@/lib/portal/list/list-query'
import { makeQuery, withQuery } from '@/lib/text/query'
import { getQueryText, getSearchText } from '@/lib/text/search-text'

export interface SourceListState {
  q?: string
  kind?: SourceKind
  status?: SourceState
  /** The exact name of a publisher. */
  publisher?: string
  /** The column of the order, with `-` before it for descending order. Undefined for the most cited first. */
  sort?: SourceSort
  page: number
}

/** The columns that sort the list, with the direction that a first click on their heading gives. */
export const sourceColumns = {
  title: 'title',
  kind: 'kind',
  seen: '-seen',
  facts: '-facts',
} as const
export type SourceColumn = keyof typeof sourceColumns

export const defaultSourceSort = '-facts'
export type SourceSort = SourceColumn | `-${SourceColumn}`

const sourceSorts = (Object.keys(sourceColumns) as SourceColumn[]).flatMap(
  (column): SourceSort[] => [column, `-${column}`],
)

const filterNames = ['kind', 'publisher', 'q', 'status'] as const

/** Parses a query. Unknown keys and invalid values are ignored. */
export function parseSourceQuery(parameters: URLSearchParams): SourceListState {
  const q = getQueryText(parameters)
  const publisher = getSearchText(parameters.get('publisher'))
  const kind = sourceKinds.find((kind) => kind === parameters.get('kind'))
  const status = sourceStates.find((status) => status === parameters.get('status'))
  const sort = sourceSorts.find((sort) => sort === parameters.get('sort'))
  return {
    q,
    kind,
    publisher,
    status,
    // Sources that contain a text keep the order of the API.
    sort: q || sort === defaultSourceSort ? undefined : sort,
    page: getPage(parameters.get('page')),
  }
}

/** The filters of a state. */
export const sourceFilters = (state: SourceListState): Record<string, string> =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = state[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

const serialized = (state: SourceListState): string =>
  makeQuery({
    ...sourceFilters(state),
    sort: state.sort,
    page: state.page > 1 && String(state.page),
  })

export const sourcesPath = '/sources'
export const publishersPath = '/sources/publishers'

/** The list of publishers supports only the search text and the kind. */
const onPublishers = ({ q, kind, page }: SourceListState): SourceListState => ({ q, kind, page })

export const parsePublisherQuery = (parameters: URLSearchParams): SourceListState =>
  onPublishers(parseSourceQuery(parameters))

/**
 * The address of a list in a state.
 * @example sourceListAddress(sourcesPath, { kind: 'press', page: 2 }) // '/sources?kind=press&page=2'
 */
export const sourceListAddress = (path: string, state: SourceListState): string =>
  withQuery(path, serialized(state))

/** The sort that the heading of a column leads to: its first direction, or the other if the list has that already. */
export function nextSort(column: SourceColumn, current: SourceSort): SourceSort {
  const first = sourceColumns[column]
  if (current !== first) return first
  return first === column ? `-${column}` : column
}

/** The canonical query of each list, without `?`. */
export const sourceQueries: Record<string, (parameters: URLSearchParams) => string> = {
  [sourcesPath]: (parameters) => serialized(parseSourceQuery(parameters)),
  [publishersPath]: (parameters) => serialized(parsePublisherQuery(parameters)),
}
