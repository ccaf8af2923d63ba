/**
 * The schema of `audits/DAY.yaml`, the findings of an audit of the facts. They are meant for readers: no fact depends
 * on them.
 */
import { z } from 'zod'
import { verdicts } from '@/lib/contract/audits'
import { Text, Url } from './record-values'

const AuditedFact = z.strictObject({
  /** The slug of the project, which may have been merged or removed since. */
  project: Text,
  field: Text,
  /** The value on the day of the audit, as `npm run data:audit` prints it. */
  value: Text,
  source: Url,
  verdict: z.enum(verdicts),
  why: Text,
  /** How the fact was corrected, if the dataset has stopped stating it in this form. */
  correction: Text.optional(),
})

export const AuditRecord = z.strictObject({
  draws: z.array(z.strictObject({ seed: z.int().min(1), facts: z.array(AuditedFact).min(1) })),
})
export type AuditRecord = z.infer<typeof AuditRecord>

export type Audit = AuditRecord & { date: string }
