/** Audits: facts drawn at random and checked against their sources. An addition to `api.md`. */
import { z } from 'zod'
import { Id } from './values'

/**
 * What a reader found: a copy of the page confirms the fact; there is no copy, but nothing contradicts the fact; the
 * fact is wrong; the question is still open.
 */
export const verdicts = ['supported', 'plausible', 'wrong', 'unconfirmed'] as const
export type Verdict = (typeof verdicts)[number]

export const AuditedFact = z.object({
  project: z.object({ id: Id.nullish(), name: z.string() }),
  field: z.string(),
  value: z.string(),
  source: z.string(),
  verdict: z.string(),
  why: z.string(),
  /** How the fact was corrected after the audit. */
  correction: z.string().nullish(),
  /** True if the dataset still states the fact as it was drawn. */
  is_current: z.boolean(),
})
export type AuditedFact = z.infer<typeof AuditedFact>

const count = z.int().min(0)

export const AuditDraw = z.object({
  seed: z.int(),
  counts: z.object({
    supported: count,
    plausible: count,
    wrong: count,
    unconfirmed: count,
  }),
  facts: z.array(AuditedFact),
})
export type AuditDraw = z.infer<typeof AuditDraw>

/** Audits with the latest first; the draws of each are in chronological order. */
export const Audits = z.object({
  data: z.array(z.object({ date: z.string(), draws: z.array(AuditDraw) })),
})
export type Audits = z.infer<typeof Audits>
