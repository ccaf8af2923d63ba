/** Loads the sources from the API. They are not part of its contract, so another server may have none. */
import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { noteFallback } from '@/lib/client/fallback-note'
import { getSource, listEvidencePage, listSourcePage, listSources } from '@/lib/client/resources'
import { type ApiResult, unwrapOrUndefined } from '@/lib/client/result'
import { evidenceFamilies } from '@/lib/contract/evidence'
import type { Family } from '@/lib/contract/families'
import type { SourceDetail, SourceSummary } from '@/lib/contract/sources'
import { idOfSegment } from '@/lib/portal/records/record-path'
import { type Publisher, publishersOf } from './publishers'
import { type SourceRecords, sourceRecords } from './references'
import { type SourceListState, sourceFilters } from './source-query'

/** The sources that a record names. Undefined if the API has no sources, or does not answer. */
export async function getSourceRecords(
  family: Family,
  id: number,
): Promise<SourceRecords | undefined> {
  const answer = await listSources({ filters: { cited_in: `${family}/${id}` } })
  if (!answer.ok) return undefined
  noteFallback(answer)
  return sourceRecords(answer.data)
}

/** The date on which somebody last checked the whole record. Undefined if unknown. */
export async function getReviewDay(family: Family, id: number): Promise<string | undefined> {
  if (!evidenceFamilies.some((one) => one === family)) return undefined
  const answer = await listEvidencePage({ filters: { family, record: String(id) } })
  if (!answer.ok) return undefined
  noteFallback(answer)
  return answer.data.data[0]?.reviewed ?? undefined
}

export interface SourceList {
  sources: readonly SourceSummary[]
  total: number
  pages: number
}

const sourcesPerPage = 50

/** A page of the list of sources. Undefined if the API has none. Throws `UpstreamUnavailable` if it does not answer. */
export async function getSourceList(state: SourceListState): Promise<SourceList | undefined> {
  const { q, ...filters } = sourceFilters(state)
  const query = { q, filters, page: state.page, perPage: sourcesPerPage }
  const answer = unwrapOrUndefined(await listSourcePage(query))
  if (!answer) return undefined
  const { data, pagination } = answer.data
  return { sources: data, total: pagination.total, pages: pagination.total_pages }
}

/** The source with the id in a segment. Undefined if there is none. Throws `UpstreamUnavailable` if the API fails. */
export async function getSourceOfSegment(segment: string): Promise<SourceDetail | undefined> {
  const id = idOfSegment(segment)
  if (id === undefined || String(id) !== segment) return undefined
  return unwrapOrUndefined(await getSource(id))?.data
}

async function cachedPublishers(): Promise<ApiResult<Publisher[]>> {
  'use cache'
  const answer = await listSources()
  if (answer.ok) return { ...answer, data: publishersOf(answer.data) }
  if (answer.kind === 'unavailable') cacheLife(shortLifetime)
  return answer
}

/** All publishers. Undefined if the API has no sources. Throws `UpstreamUnavailable` if it does not answer. */
export const getPublishers = async (): Promise<Publisher[] | undefined> =>
  unwrapOrUndefined(await cachedPublishers())?.data

/** All sources. Undefined if the API has none. Throws `UpstreamUnavailable` if it does not answer. */
export const getAllSources = async (): Promise<readonly SourceSummary[] | undefined> =>
  unwrapOrUndefined(await listSources())?.data
