/** Definitions of the fields of audits, which are an addition to the contract. */
import type { Verdict } from '../audits'
import type { Definitions } from './definition'

const verdictMeanings = {
  supported: 'A copy of the source says it.',
  plausible: 'No copy of the source could be read, but nothing speaks against it.',
  wrong: 'It is not so.',
  unconfirmed: 'It stays open.',
} as const satisfies Record<Verdict, string>

const counts = Object.fromEntries(
  Object.keys(verdictMeanings).map((verdict, index) => [
    `data[].draws[].counts.${verdict}`,
    {
      means: `The number of facts with the verdict ${verdict}.`,
      example: [40, 6, 1, 3][index],
      evidence: 'counted',
    } as const,
  ]),
)

export const auditDefinitions: Definitions = {
  data: {
    means: 'The audits, each a sample of facts compared with their sources.',
    evidence: 'counted',
  },
  'data[].date': { means: 'The day of the audit.', example: '2026-11-21', evidence: 'assigned' },
  'data[].draws': { means: 'The samples that were drawn.', evidence: 'counted' },
  'data[].draws[].seed': {
    means: 'The number from which the sample can be drawn again.',
    example: 1,
    evidence: 'assigned',
  },
  'data[].draws[].counts': { means: 'The number of facts by verdict.', evidence: 'counted' },
  ...counts,
  'data[].draws[].facts': { means: 'The facts of the sample.', evidence: 'record' },
  'data[].draws[].facts[].project.id': {
    means: 'The number of the project; null where it is no longer a record.',
    example: 118,
    evidence: 'assigned',
  },
  'data[].draws[].facts[].field': {
    means: 'The field that holds the fact.',
    example: 'launch_date',
    evidence: 'assigned',
  },
  'data[].draws[].facts[].value': {
    means: 'What the fact said on that day.',
    example: '2025-03',
    evidence: 'source',
  },
  'data[].draws[].facts[].verdict': {
    means: 'How the fact compares with its source.',
    example: 'supported',
    evidence: 'assigned',
    values: verdictMeanings,
  },
  'data[].draws[].facts[].why': {
    means: 'The reason for the verdict.',
    example: 'The page names the month.',
    evidence: 'assigned',
  },
  'data[].draws[].facts[].mended': {
    means: 'What was done about it since.',
    example: 'The date was corrected.',
    evidence: 'assigned',
  },
  'data[].draws[].facts[].is_current': {
    means: 'Whether the atlas still says so.',
    example: true,
    evidence: 'counted',
  },
}
