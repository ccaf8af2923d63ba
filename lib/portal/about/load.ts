import 'server-only'
import { cacheLife } from 'next/cache'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { noteFallback } from '@/lib/client/fallback-note'
import {
  getFieldCounts as askForFieldCounts,
  getTerms as askForTerms,
  getAudits,
} from '@/lib/client/resources'
import { unwrap, unwrapOrUndefined } from '@/lib/client/result'
import type { Audits } from '@/lib/contract/audits'
import type { FieldCounts } from '@/lib/contract/field-counts'
import type { Terms } from '@/lib/contract/terms'
import { getGraph } from '@/lib/portal/graph/load'
import { type ScoreExample, scoreExampleOf } from './score-example'

/** The example for the methodology. Undefined without a graph, or if no project in it has a score. */
export async function getScoreExample(): Promise<ScoreExample | undefined> {
  'use cache'
  const graph = await getGraph()
  cacheLife(graph.ok ? graph.data.lifetime : shortLifetime)
  return graph.ok ? scoreExampleOf(graph.data) : undefined
}

/** How many records have each field. Undefined if the API does not count them or does not answer. */
export async function getFieldCounts(): Promise<FieldCounts | undefined> {
  const counts = await askForFieldCounts()
  if (!counts.ok) return undefined
  noteFallback(counts)
  return counts.data
}

/** Licence, credit and contact of the data, for content that can do without them. Undefined if they are unavailable. */
export async function getTerms(): Promise<Terms | undefined> {
  const terms = await askForTerms()
  return terms.ok ? terms.data : undefined
}

/** The terms, for their own page. Throws `UpstreamUnavailable` if the API did not answer. */
export const getTermsPage = async (): Promise<Terms> => unwrap(await askForTerms()).data

/** The audits, for their own page. Undefined if the API has none. Throws `UpstreamUnavailable` if it did not answer. */
export const getAuditsPage = async (): Promise<Audits | undefined> =>
  unwrapOrUndefined(await getAudits())?.data
