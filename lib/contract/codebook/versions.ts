/** Definitions of the fields of versions and changes, which are additions to the contract. */
import type { Definitions } from './definition'

const version = '2026.11.22'

const countsOf = (list: string): Definitions => ({
  [list]: { means: 'How many records are different, by family.', evidence: 'counted' },
  [`${list}[].family`]: { means: 'The family.', example: 'projects', evidence: 'assigned' },
  [`${list}[].added`]: {
    means: 'How many of its records are new.',
    example: 2,
    evidence: 'counted',
  },
  [`${list}[].removed`]: {
    means: 'How many of them are gone.',
    example: 0,
    evidence: 'counted',
  },
  [`${list}[].changed`]: {
    means: 'How many of them say something else.',
    example: 5,
    evidence: 'counted',
  },
})

export const versionDefinitions: Definitions = {
  data: { means: 'The versions, the newest first.', evidence: 'assigned' },
  'data[].version': { means: 'The version: its day.', example: version, evidence: 'assigned' },
  'data[].date': {
    means: 'The time of its data.',
    example: '2026-11-22T00:00:00Z',
    evidence: 'assigned',
  },
  'data[].sha256': {
    means: 'The SHA-256 of the file in which it is frozen, in hexadecimal.',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    evidence: 'counted',
  },
  'data[].records': {
    means: 'How many records of all families it has.',
    example: 2627,
    evidence: 'counted',
  },
  'data[].summary': {
    means: 'What is new in it, in a sentence or two.',
    example: 'Added: 2 projects. Changed: 5 projects.',
    evidence: 'assigned',
  },
  'data[].notes': {
    means: 'What readers should know of single changes.',
    example: ['The launch dates of three projects were wrong.'],
    evidence: 'assigned',
  },
  ...countsOf('data[].counts'),
}

export const changeDefinitions: Definitions = {
  from: { means: 'The older version.', example: '2026.11.20', evidence: 'assigned' },
  to: { means: 'The newer version.', example: version, evidence: 'assigned' },
  ...countsOf('counts'),
  records: { means: 'The records that are different.', evidence: 'counted' },
  'records[].family': {
    means: 'The family of the record.',
    example: 'projects',
    evidence: 'assigned',
  },
  'records[].kind': {
    means: 'What became of the record.',
    example: 'changed',
    evidence: 'counted',
    values: {
      added: 'It is new.',
      removed: 'It is gone.',
      changed: 'It says something else.',
    },
  },
  'records[].changes': {
    means: 'What is different, field by field; empty for a record that is new or gone.',
    evidence: 'counted',
  },
  'records[].changes[].field': {
    means: 'The field; those of an object inside the record are joined by an underscore.',
    example: 'status',
    evidence: 'assigned',
  },
  'records[].changes[].about': {
    means: 'The record that a relation leads to; absent from other fields.',
    evidence: 'record',
  },
  'records[].changes[].about.family': {
    means: 'Its family.',
    example: 'standards',
    evidence: 'assigned',
  },
  'records[].changes[].before': {
    means: 'What it said; of a relation what was said of that, by field. Null if it said nothing.',
    example: 'Pilot',
    evidence: 'record',
  },
  'records[].changes[].after': {
    means: 'What it says now, in the same form.',
    example: 'Launched',
    evidence: 'record',
  },
}
