/** Definitions of the fields of a record's evidence, which is an addition to the contract. */
import type { Definitions } from './definition'
import { sourceKinds } from './values'

export const evidenceDefinitions: Definitions = {
  id: {
    means: 'Id derived from the family and the record.',
    example: 93223214386236,
    evidence: 'assigned',
  },
  family: { means: 'Family of the record.', example: 'projects', evidence: 'assigned' },
  record: { means: 'The record.', evidence: 'assigned' },
  reviewed: {
    means: 'Date of the last full review of the record against its sources.',
    example: '2026-11-20',
    evidence: 'assigned',
  },
  'stats.facts': {
    means: 'Number of facts in the record, including relations stated by others.',
    example: 23,
    evidence: 'counted',
  },
  'stats.weak_facts': {
    means: 'Number of facts supported only by sources of the kind `other`, or by copies.',
    example: 2,
    evidence: 'counted',
  },
  'stats.sources': {
    means: 'Number of distinct sources.',
    example: 9,
    evidence: 'counted',
  },
  'stats.gone_sources': {
    means: 'Number of sources that are gone.',
    example: 1,
    evidence: 'counted',
  },
  kinds: { means: 'Number of sources by kind.', evidence: 'counted' },
  'kinds[].kind': {
    means: 'Kind of source.',
    example: 'official',
    evidence: 'assigned',
    values: sourceKinds,
  },
  'kinds[].sources': {
    means: 'Number of sources.',
    example: 6,
    evidence: 'counted',
  },
  missing: {
    means: 'Expected fields that this record does not have.',
    example: ['launch_date', 'website'],
    evidence: 'assigned',
  },
}
