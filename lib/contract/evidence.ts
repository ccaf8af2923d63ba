/** The evidence behind each record. An addition to `api.md`, which other servers may lack. */
import { z } from 'zod'
import { assigned, counted, type Definitions } from './codebook/definition'
import { sourceKinds } from './codebook/values'
import { type Family, families } from './families'
import { Id, NameRef, namedObject } from './values'

/** Countries and industries state no facts of their own. */
export type EvidenceFamily = Exclude<Family, 'countries' | 'industries'>
export const evidenceFamilies = families.filter(
  (family): family is EvidenceFamily => family !== 'countries' && family !== 'industries',
)

const Count = z.int().min(0)

export const RecordEvidence = namedObject('RecordEvidence', {
  id: Id,
  family: z.string(),
  record: NameRef,
  /** The date of the last review of the full record. */
  reviewed: z.string().nullish(),
  stats: z.object({
    /** The facts that the record states, and those by which other records relate to it. */
    facts: Count,
    /** The number of these facts that rest only on sources of kind `other` or on copies of somebody else's page. */
    weak_facts: Count,
    sources: Count,
    gone_sources: Count,
  }),
  /** The number of sources of each kind. */
  kinds: z.array(z.object({ kind: z.string(), sources: Count })),
  /** Expected fields that the record does not have. */
  missing: z.array(z.string()),
})
export type RecordEvidence = z.infer<typeof RecordEvidence>

export const evidenceDefinitions: Definitions = {
  id: assigned('Id derived from the family and the record.', 93223214386236),
  family: assigned('Family of the record.', 'projects'),
  record: assigned('The record whose evidence is counted.'),
  reviewed: assigned(
    'Date of the last full review of the record against its sources.',
    '2026-11-20',
  ),
  'stats.facts': counted(
    'Number of facts in the record, including relations stated by others.',
    23,
  ),
  'stats.weak_facts': counted(
    'Number of facts supported only by sources of the kind `other`, or by copies.',
    2,
  ),
  'stats.sources': counted('Number of distinct sources.', 9),
  'stats.gone_sources': counted('Number of sources that are gone.', 1),
  kinds: counted('Number of sources by kind.'),
  'kinds[].kind': assigned('Kind of source.', 'official', sourceKinds),
  'kinds[].sources': counted('Number of sources.', 6),
  missing: assigned('Expected fields that this record does not have.', ['launch_date', 'website']),
}
