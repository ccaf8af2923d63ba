/** Loads the sources from the API. They are not part of its contract, so another server may have none. */
import 'server-only'
import { noteFallback } from '@/lib/client/fallback-note'
import { getSource } from '@/lib/client/resources'
import { unwrapOrUndefined } from '@/lib/client/result'
import type { Family } from '@/lib/contract/families'
import type { SourceDetail, SourceSummary } from '@/lib/contract/sources'
import { getData } from '@/lib/portal/data/current-data'
import { getSources, reviewDay } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { idOfSegment } from '@/lib/portal/records/record-path'
import { countValues } from '@/lib/text/group-by'
import { listPublishers, type Publisher } from './publishers'
import type { SourceRecords } from './references'
import { selectSources } from './select-sources'
import type { SourceListState } from './source-query'

/** The API's records of sources by their addresses. Undefined if it has none, or does not answer. */
export async function getSourceRecords(): Promise<SourceRecords | undefined> {
  const data = await getData()
  if (data.sources.ok) noteFallback(data.sources)
  return getSources(data)
}

/** The date of the last review of the full record. Undefined if unknown. */
export async function getReviewDay(family: Family, id: number): Promise<string | undefined> {
  const data = await getData()
  if (data.evidence.ok) noteFallback(data.evidence)
  return reviewDay(data, family, id)
}

export interface SourceList {
  sources: readonly SourceSummary[]
  total: number
  pages: number
  /** The number of sources of each kind, listed or not. */
  kindCounts: ReadonlyMap<string, number>
  /** True if the link of any source, listed or not, was tested. */
  isTested: boolean
}

const sourcesPerPage = 50

const countKinds = derived('source kinds', ({ sources }: PortalData) =>
  countValues(sources.ok ? sources.data.map(({ kind }) => kind) : []),
)

/** A page of the list of sources. Undefined if the API has none. Throws `UpstreamUnavailable` if it does not answer. */
export async function getSourceList(state: SourceListState): Promise<SourceList | undefined> {
  const data = await getData()
  const all = unwrapOrUndefined(data.sources)?.data
  if (!all) return undefined
  const selected = selectSources(all, state)
  const start = (state.page - 1) * sourcesPerPage
  return {
    sources: selected.slice(start, start + sourcesPerPage),
    total: selected.length,
    pages: Math.ceil(selected.length / sourcesPerPage),
    kindCounts: countKinds(data),
    isTested: all.some(({ status }) => status !== 'unchecked'),
  }
}

/** The source with the id in a segment. Undefined if there is none. Throws `UpstreamUnavailable` if the API fails. */
export async function getSourceOfSegment(segment: string): Promise<SourceDetail | undefined> {
  const id = idOfSegment(segment)
  if (id === undefined || String(id) !== segment) return undefined
  return unwrapOrUndefined(await getSource(id))?.data
}

const publishers = derived('publishers', ({ sources }: PortalData) =>
  sources.ok ? listPublishers(sources.data) : [],
)

/** All publishers. Undefined if the API has no sources. Throws `UpstreamUnavailable` if it does not answer. */
export async function getPublishers(): Promise<Publisher[] | undefined> {
  const data = await getData()
  return unwrapOrUndefined(data.sources) && publishers(data)
}
