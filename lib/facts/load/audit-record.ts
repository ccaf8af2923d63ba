/** What an audit of the facts found: `audits/DAY.yaml`, for readers. No fact depends on it. */
import { z } from 'zod'
import { verdicts } from '@/lib/contract/audits'
import { Text, Url } from './record-values'

const AuditedFact = z.strictObject({
  /** A slug. The project may have been merged or removed since. */
  project: Text,
  field: Text,
  /** The value on the day, as `npm run data:audit` prints it. */
  value: Text,
  source: Url,
  verdict: z.enum(verdicts),
  why: Text,
  /** What became of the fact, if the dataset no longer states it like that. */
  mended: Text.optional(),
})

export const AuditRecord = z.strictObject({
  draws: z.array(z.strictObject({ seed: z.int().min(1), facts: z.array(AuditedFact).min(1) })),
})
export type AuditRecord = z.infer<typeof AuditRecord>

/** An audit with its day. */
export type Audit = AuditRecord & { date: string }
