/** Definitions of the fields of audits, which are an addition to the contract. */
import type { Verdict } from '../audits'
import type { Definitions } from './definition'

const verdictMeanings = {
  supported: 'A copy of the source confirms the fact.',
  plausible: 'No copy of the source was readable, but nothing contradicts the fact.',
  wrong: 'The source contradicts the fact.',
  unconfirmed: 'The source does not confirm the fact.',
} as const satisfies Record<Verdict, string>

const counts = Object.fromEntries(
  Object.keys(verdictMeanings).map((verdict, index) => [
    `data[].draws[].counts.${verdict}`,
    {
      means: `Number of facts with the verdict ${verdict}.`,
      example: [40, 6, 1, 3][index],
      evidence: 'counted',
    } as const,
  ]),
)

export const auditDefinitions: Definitions = {
  data: {
    means: 'Audits: samples of facts checked against their sources.',
    evidence: 'counted',
  },
  'data[].date': { means: 'Date of the audit.', example: '2026-11-21', evidence: 'assigned' },
  'data[].draws': { means: 'Random draws.', evidence: 'counted' },
  'data[].draws[].seed': {
    means: 'Seed that reproduces the sample.',
    example: 1,
    evidence: 'assigned',
  },
  'data[].draws[].counts': { means: 'Number of facts by verdict.', evidence: 'counted' },
  ...counts,
  'data[].draws[].facts': { means: 'Facts in the sample.', evidence: 'record' },
  'data[].draws[].facts[].project.id': {
    means: 'Project id; null if the project has been removed.',
    example: 118,
    evidence: 'assigned',
  },
  'data[].draws[].facts[].field': {
    means: 'Field of the fact.',
    example: 'launch_date',
    evidence: 'assigned',
  },
  'data[].draws[].facts[].value': {
    means: 'Value of the fact on the date of the audit.',
    example: '2025-03',
    evidence: 'source',
  },
  'data[].draws[].facts[].verdict': {
    means: 'Result of the check.',
    example: 'supported',
    evidence: 'assigned',
    values: verdictMeanings,
  },
  'data[].draws[].facts[].why': {
    means: 'Reason for the verdict.',
    example: 'The page names the month.',
    evidence: 'assigned',
  },
  'data[].draws[].facts[].correction': {
    means: 'Correction made since.',
    example: 'The date was corrected.',
    evidence: 'assigned',
  },
  'data[].draws[].facts[].is_current': {
    means: 'Whether the fact is still published.',
    example: true,
    evidence: 'counted',
  },
}
