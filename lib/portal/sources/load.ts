/** The sources of the API, which has them beyond its contract: another server may have none. */
import 'server-only'
import { noteFallback } from '@/lib/client/fallback-note'
import { listSources } from '@/lib/client/resources'
import type { Family } from '@/lib/contract/families'
import { type SourceRecords, sourceRecords } from './references'

/** What is known of the sources that a record names; undefined if the API has no sources, or does not answer. */
export async function getSourceRecords(
  family: Family,
  id: number,
): Promise<SourceRecords | undefined> {
  const answer = await listSources({ filters: { cited_in: `${family}/${id}` } })
  if (!answer.ok) return undefined
  noteFallback(answer)
  return sourceRecords(answer.data)
}
