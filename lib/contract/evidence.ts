/** What each record rests on. An addition beyond `api.md`, which another server of the contract need not have. */
import { z } from 'zod'
import { type Family, families } from './families'
import { Id } from './values'

/** Countries and industries state nothing themselves. */
export type EvidenceFamily = Exclude<Family, 'countries' | 'industries'>
export const evidenceFamilies = families.filter(
  (family): family is EvidenceFamily => family !== 'countries' && family !== 'industries',
)

const Count = z.int().min(0)

export const RecordEvidence = z.object({
  id: Id,
  family: z.string(),
  record: z.object({ id: Id, name: z.string() }),
  /** The day on which somebody last checked the whole record. */
  reviewed: z.string().nullish(),
  stats: z.object({
    /** Those that the record states, and those by which others relate to it. */
    facts: Count,
    /** Of these, the ones that rest only on sources of the kind `other` or on copies of somebody else’s page. */
    weak_facts: Count,
    sources: Count,
    gone_sources: Count,
  }),
  /** How many of the sources are of each kind. */
  kinds: z.array(z.object({ kind: z.string(), sources: Count })),
  /** Expected fields that the record does not have. */
  missing: z.array(z.string()),
})
export type RecordEvidence = z.infer<typeof RecordEvidence>
