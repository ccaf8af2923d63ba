/** The state of the lists of sources and publishers in their URLs. */

import {
  type SourceKind,
  type SourceState,
  sourceKinds,
  sourceStates,
} from '@/lib/contract/sources'
import { makeQuery, withQuery } from '@/lib/text/query'
import { getSearchText } from '@/lib/text/search-text'

export interface SourceListState {
  q?: string
  kind?: SourceKind
  status?: SourceState
  /** The exact name of a publisher. */
  publisher?: string
  page: number
}

const filterNames = ['kind', 'publisher', 'q', 'status'] as const

const getPage = (value: string | null): number =>
  value !== null && /^\d{1,9}$/.test(value) ? Math.max(1, Number(value)) : 1

/** Parses a query. Unknown keys and invalid values are ignored. */
export function parseSourceQuery(parameters: URLSearchParams): SourceListState {
  const q = getSearchText(parameters.get('q'))
  const publisher = getSearchText(parameters.get('publisher'))
  const kind = sourceKinds.find((kind) => kind === parameters.get('kind'))
  const status = sourceStates.find((status) => status === parameters.get('status'))
  return {
    ...(q && { q }),
    ...(kind && { kind }),
    ...(publisher && { publisher }),
    ...(status && { status }),
    page: getPage(parameters.get('page')),
  }
}

/** The filters of a state, by the names of the API's parameters. */
export const sourceFilters = (state: SourceListState): Record<string, string> =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = state[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

const serialized = (state: SourceListState): string =>
  makeQuery({ ...sourceFilters(state), page: state.page > 1 && String(state.page) })

export const sourcesPath = '/sources'
export const publishersPath = '/sources/publishers'

/** The list of publishers supports only the search text and the kind. */
const onPublishers = ({ q, kind, page }: SourceListState): SourceListState => ({
  ...(q && { q }),
  ...(kind && { kind }),
  page,
})

export const parsePublisherQuery = (parameters: URLSearchParams): SourceListState =>
  onPublishers(parseSourceQuery(parameters))

/**
 * The address of a list in a state.
 * @example sourceListAddress(sourcesPath, { kind: 'press', page: 2 }) // '/sources?kind=press&page=2'
 */
export const sourceListAddress = (path: string, state: SourceListState): string =>
  withQuery(path, serialized(state))

/** The canonical query of each list, without `?`. */
export const sourceQueries: Record<string, (parameters: URLSearchParams) => string> = {
  [sourcesPath]: (parameters) => serialized(parseSourceQuery(parameters)),
  [publishersPath]: (parameters) => serialized(parsePublisherQuery(parameters)),
}
