/** The evidence behind each record. An addition to `api.md`, which other servers may lack. */
import { z } from 'zod'
import { type Family, families } from './families'
import { Id, NameRef } from './values'

/** Countries and industries state no facts of their own. */
export type EvidenceFamily = Exclude<Family, 'countries' | 'industries'>
export const evidenceFamilies = families.filter(
  (family): family is EvidenceFamily => family !== 'countries' && family !== 'industries',
)

const Count = z.int().min(0)

export const RecordEvidence = z.object({
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
