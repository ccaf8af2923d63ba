/** The evidence behind each record. An addition to the API contract, which other servers may lack. */
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
  kinds: z.array(z.object({ kind: z.string(), sources: Count })),
  /** Expected fields that the record does not have. */
  missing: z.array(z.string()),
})
export type RecordEvidence = z.infer<typeof RecordEvidence>

export const evidenceDefinitions: Definitions = {
  id: assigned('Number calculated from the kind and the id of the record.', 93223214386236),
  family: assigned('Kind of record, such as projects.', 'projects'),
  record: assigned('Record whose facts and sources are counted.'),
  reviewed: assigned(
    'Date on which we last compared the complete record with its sources.',
    '2026-11-20',
  ),
  'stats.facts': counted(
    'Number of facts on the page, including those that other records contain.',
    23,
  ),
  'stats.weak_facts': counted(
    'Number of facts whose only sources are of the kind `other`, or are copies.',
    2,
  ),
  'stats.sources': counted('Number of different sources.', 9),
  'stats.gone_sources': counted('Number of sources that are no longer online.', 1),
  kinds: counted('How many sources of each kind there are.'),
  'kinds[].kind': assigned('Kind of publisher of these sources.', 'official', sourceKinds),
  'kinds[].sources': counted('Number of sources of this kind.', 6),
  missing: assigned('Facts that we expect of such a record but have not found.', [
    'launch_date',
    'website',
  ]),
}
