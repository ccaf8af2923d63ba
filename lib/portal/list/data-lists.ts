/** The lists of the data: their indexes, and their views in any state. */
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import { type Family, families } from '@/lib/contract/families'
import type { ItemOf } from '@/lib/contract/responses'
import { getNames, makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { findCandidates } from '@/lib/portal/search/candidates'
import type { RecordSearch } from '@/lib/portal/search/record-search'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import type { FacetSource } from './list-definition'
import { lists } from './list-definitions'
import type { ListIndex } from './list-index'
import type { ListState } from './list-state'
import { type ListView, makeListView } from './list-view'

const unionLawIds = derived('union laws', ({ unionLaws }: PortalData) =>
  unionLaws.ok ? new Set(unionLaws.data.map(({ id }) => id)) : undefined,
)

const buildIndex = (data: PortalData, family: Family): ListIndex =>
  lists[family].index({
    items: dataOrUndefined<readonly ItemOf<Family>[]>(data[family]) ?? [],
    graph: dataOrUndefined(makeGraph(data)),
    facts: projectFacts(data),
    unionLaws: unionLawIds(data),
    wallets: nationalWallets(data),
  })

const indexes = Object.fromEntries(
  families.map((family) => [
    family,
    derived(`list of ${family}`, (data: PortalData) => buildIndex(data, family)),
  ]),
) as Record<Family, (data: PortalData) => ListIndex>

/** The index of a list. Throws `UpstreamUnavailable` if the API did not give the list. */
export function indexOfList(data: PortalData, family: Family): ListIndex {
  unwrap<unknown>(data[family])
  return indexes[family](data)
}

/** The input of facets and columns. */
export function availableSources(data: PortalData): ReadonlySet<FacetSource> {
  return new Set<FacetSource>([
    ...(makeGraph(data).ok ? (['graph'] as const) : []),
    ...(data.unionLaws.ok ? (['union'] as const) : []),
    ...(nationalWallets(data) ? (['wallets'] as const) : []),
    ...projectFacts(data).sources,
  ])
}

export interface ListOptions {
  /** The portal's own search, for texts that no name contains. There is none of past versions. */
  search?: RecordSearch
  whole?: boolean
}

/**
 * The view of a list in a state. Throws `UpstreamUnavailable` if the API did not give the list.
 * @example listView(data, 'projects', { page: 1, filters: { status: ['Pilot'] } })
 */
export function listView(
  data: PortalData,
  family: Family,
  state: ListState,
  { search, whole = false }: ListOptions = {},
): ListView {
  const index = indexOfList(data, family)
  const list = lists[family]
  return makeListView({
    list: whole ? { ...list, pageSize: undefined } : list,
    index,
    state,
    names: getNames(data),
    candidates: state.q === undefined ? undefined : findCandidates(index, family, state.q, search),
    available: availableSources(data),
    omitted: unwrap<unknown>(data[family]).omitted,
    details: dataOrUndefined(data.details),
  })
}
