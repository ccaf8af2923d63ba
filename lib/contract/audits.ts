/** Audits: facts drawn at random and checked against their sources. An addition to the API contract. */
import { z } from 'zod'
import { assigned, counted, type Definitions, fromRecord, fromSource } from './codebook/definition'
import { Id, namedObject } from './values'

/**
 * The verdict of a reader: a copy of the page confirms the fact; there is no copy, but no page contradicts the fact;
 * the fact is wrong; the question is still open.
 */
export const verdicts = ['supported', 'plausible', 'wrong', 'unconfirmed'] as const
export type Verdict = (typeof verdicts)[number]

export const AuditedFact = namedObject('AuditedFact', {
  project: z.object({ id: Id.nullish(), name: z.string() }),
  field: z.string(),
  value: z.string(),
  source: z.string(),
  verdict: z.string(),
  why: z.string(),
  correction: z.string().nullish(),
  /** True if the dataset still states the fact as it was drawn. */
  is_current: z.boolean(),
})
export type AuditedFact = z.infer<typeof AuditedFact>

const count = z.int().min(0)

export const AuditDraw = namedObject('AuditDraw', {
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
export const Audits = namedObject('Audits', {
  data: z.array(z.object({ date: z.string(), draws: z.array(AuditDraw) })),
})
export type Audits = z.infer<typeof Audits>

const verdictMeanings = {
  supported: 'A copy of the source confirms the fact.',
  plausible: 'No copy of the source was readable, but nothing contradicts the fact.',
  wrong: 'The source contradicts the fact.',
  unconfirmed: 'The source does not confirm the fact.',
} as const satisfies Record<Verdict, string>

const counts = Object.fromEntries(
  Object.keys(verdictMeanings).map((verdict, index) => [
    `data[].draws[].counts.${verdict}`,
    counted(`Number of facts with the verdict ${verdict}.`, [40, 6, 1, 3][index]),
  ]),
)

export const auditDefinitions: Definitions = {
  data: counted('Audits: samples of facts checked against their sources.'),
  'data[].date': assigned('Date of the audit.', '2026-11-21'),
  'data[].draws': counted('Random draws.'),
  'data[].draws[].seed': assigned('Seed that reproduces the sample.', 1),
  'data[].draws[].counts': counted('Number of facts by verdict.'),
  ...counts,
  'data[].draws[].facts': fromRecord('Facts in the sample.'),
  'data[].draws[].facts[].project.id': assigned(
    'Project id; null if the project has been removed.',
    118,
  ),
  'data[].draws[].facts[].field': assigned('Field of the fact.', 'launch_date'),
  'data[].draws[].facts[].value': fromSource(
    'Value of the fact on the date of the audit.',
    '2025-03',
  ),
  'data[].draws[].facts[].verdict': assigned('Result of the check.', 'supported', verdictMeanings),
  'data[].draws[].facts[].why': assigned('Reason for the verdict.', 'The page names the month.'),
  'data[].draws[].facts[].correction': assigned(
    'Correction made since.',
    'The date was corrected.',
  ),
  'data[].draws[].facts[].is_current': counted('Whether the fact is still published.', true),
}
