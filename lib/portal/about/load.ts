import 'server-only'
import { noteFallback } from '@/lib/client/fallback-note'
import { dataOrUndefined, unwrap, unwrapOrUndefined } from '@/lib/client/result'
import type { Audits } from '@/lib/contract/audits'
import type { FieldCounts } from '@/lib/contract/service'
import type { Terms } from '@/lib/contract/terms'
import { getData } from '@/lib/portal/data/current-data'
import { makeGraph } from '@/lib/portal/data/indexes'
import { type AuditFigures, addUpAudits } from './audit-figures'
import { makeScoreExample, type ScoreExample } from './score-example'

/** The example for the methodology. Undefined without a graph, or if no project in it has a score. */
export async function getScoreExample(): Promise<ScoreExample | undefined> {
  const graph = makeGraph(await getData())
  return graph.ok ? makeScoreExample(graph.data) : undefined
}

/** How many records have each field. Undefined if the API does not count them or does not answer. */
export async function getFieldCounts(): Promise<FieldCounts | undefined> {
  const { fieldCounts } = await getData()
  if (fieldCounts.ok) noteFallback(fieldCounts)
  return dataOrUndefined(fieldCounts)
}

/** Undefined if the API has no audits, or did not answer. */
export const getAuditFigures = async (): Promise<AuditFigures | undefined> =>
  addUpAudits(dataOrUndefined((await getData()).audits))

/** Licence, credit and contact of the data, for content that can do without them. Undefined if they are unavailable. */
export const getTerms = async (): Promise<Terms | undefined> =>
  dataOrUndefined((await getData()).terms)

/** The terms, for their own page. Throws `UpstreamUnavailable` if the API did not answer. */
export const getTermsPage = async (): Promise<Terms> => unwrap((await getData()).terms).data

/** The audits, for their own page. Undefined if the API has none. Throws `UpstreamUnavailable` if it did not answer. */
export const getAuditsPage = async (): Promise<Audits | undefined> =>
  unwrapOrUndefined((await getData()).audits)?.data
