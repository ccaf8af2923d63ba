/** Indexes that several features share: computed on first use, and once for each version. */
import { type ApiResult, combinedDetails, dataOrUndefined, unwrap } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import { type GraphIndex, graphIndex, severalTypes } from '@/lib/portal/graph/graph-index'
import { type NameLookup, nameLookup } from '@/lib/portal/names/name-lookup'
import { type AllProjectFacts, getProjectFacts } from '@/lib/portal/projects/project-facts'
import { type SourceRecords, sourceRecords } from '@/lib/portal/sources/references'
import { derived, type PortalData } from './portal-data'

const indexGraph = derived(
  'graph',
  ({ nodes, links, entities }: PortalData): GraphIndex | undefined =>
    nodes.ok && links.ok
      ? graphIndex(nodes.data, links.data, entities.ok ? severalTypes(entities.data) : undefined)
      : undefined,
)

/** The graph. Without its nodes or its links there is none. */
export function makeGraph(data: PortalData): ApiResult<GraphIndex> {
  const { nodes, links } = data
  const graph = indexGraph(data)
  return graph && nodes.ok && links.ok
    ? { ok: true, data: graph, ...combinedDetails([nodes, links]) }
    : { ok: false, kind: 'unavailable', reason: 'The graph is unavailable' }
}

/** The names of facet values. */
export const getNames = derived(
  'names',
  (data: PortalData): NameLookup =>
    nameLookup({
      countries: dataOrUndefined(data.countries) ?? [],
      industries: dataOrUndefined(data.industries) ?? [],
      graph: indexGraph(data),
    }),
)

/** The facts of projects that are in lists and details but not in the graph. */
export const projectFacts = derived(
  'project facts',
  ({ projects, countries, details }: PortalData): AllProjectFacts =>
    getProjectFacts({
      projects: dataOrUndefined(projects),
      countries: dataOrUndefined(countries),
      details: dataOrUndefined(details),
    }),
)

/** All sources by their addresses. Undefined if the API has none. */
export const getSources = derived(
  'sources',
  ({ sources }: PortalData): SourceRecords | undefined =>
    sources.ok ? sourceRecords(sources.data) : undefined,
)

/** The date of the data, or of the request if the API does not state it. */
export const getDataDate = ({ terms, projects }: PortalData): string =>
  dataOrUndefined(terms)?.last_updated ?? unwrap(projects).fetchedAt

const reviewDays = derived(
  'review days',
  ({ evidence }: PortalData) =>
    new Map(
      (dataOrUndefined(evidence) ?? []).map(({ family, record, reviewed }) => [
        `${family}/${record.id}`,
        reviewed ?? undefined,
      ]),
    ),
)

/** The date of the last review of a full record. Undefined if unknown. */
export const reviewDay = (data: PortalData, family: Family, id: number): string | undefined =>
  reviewDays(data).get(`${family}/${id}`)

/** The number of regulations of the European Union, which apply in each member state. */
export const unionLawCount = ({ unionLaws }: PortalData): number | undefined =>
  dataOrUndefined(unionLaws)?.length
