/** Definitions of the fields of a record's evidence, which is an addition to the contract. */
import type { Definitions } from './definition'
import { sourceKinds } from './values'

export const evidenceDefinitions: Definitions = {
  id: {
    means: 'A number made from the family and the record.',
    example: 93223214386236,
    evidence: 'assigned',
  },
  family: { means: 'The family of the record.', example: 'projects', evidence: 'assigned' },
  record: { means: 'The record whose facts are counted.', evidence: 'assigned' },
  reviewed: {
    means: 'The day on which somebody last checked the whole record against its sources.',
    example: '2026-11-20',
    evidence: 'assigned',
  },
  'stats.facts': {
    means: 'The number of facts that the record states, or by which others relate to it.',
    example: 23,
    evidence: 'counted',
  },
  'stats.weak_facts': {
    means: 'How many of them rest only on sources of the kind `other`, or on copies.',
    example: 2,
    evidence: 'counted',
  },
  'stats.sources': {
    means: 'The number of different sources that the facts cite.',
    example: 9,
    evidence: 'counted',
  },
  'stats.gone_sources': {
    means: 'How many of the sources are gone.',
    example: 1,
    evidence: 'counted',
  },
  kinds: { means: 'How many of the sources are of each kind.', evidence: 'counted' },
  'kinds[].kind': {
    means: 'A kind of source.',
    example: 'official',
    evidence: 'assigned',
    values: sourceKinds,
  },
  'kinds[].sources': {
    means: 'The number of sources of the kind.',
    example: 6,
    evidence: 'counted',
  },
  missing: {
    means: 'Fields that a record of the family is expected to have, and this one has not.',
    example: ['launch_date', 'website'],
    evidence: 'assigned',
  },
}
