/** Audits: facts drawn at random and looked up in their sources. An addition beyond `api.md`. */
import { z } from 'zod'
import { Id } from './values'

/** What readers found: a copy of the page says it; no copy, but nothing against it; it is not so; it stays open. */
export const verdicts = ['supported', 'plausible', 'wrong', 'unconfirmed'] as const
export type Verdict = (typeof verdicts)[number]

export const AuditedFact = z.object({
  project: z.object({ id: Id.nullish(), name: z.string() }),
  field: z.string(),
  value: z.string(),
  source: z.string(),
  verdict: z.string(),
  why: z.string(),
  /** What became of the fact. */
  mended: z.string().nullish(),
  /** True if the dataset states the fact as it was drawn. */
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

/** Each audit with its draws in the order in which they were made, the latest audit first. */
export const Audits = z.object({
  data: z.array(z.object({ date: z.string(), draws: z.array(AuditDraw) })),
})
export type Audits = z.infer<typeof Audits>
