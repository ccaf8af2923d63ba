/** Definitions of the fields of versions and changes, which are additions to the contract. */
import type { Definitions } from './definition'

const version = '2026.11.22'

const getCounts = (list: string): Definitions => ({
  [list]: { means: 'Number of changed records, by family.', evidence: 'counted' },
  [`${list}[].family`]: { means: 'Family.', example: 'projects', evidence: 'assigned' },
  [`${list}[].added`]: {
    means: 'Number of added records.',
    example: 2,
    evidence: 'counted',
  },
  [`${list}[].removed`]: {
    means: 'Number of removed records.',
    example: 0,
    evidence: 'counted',
  },
  [`${list}[].changed`]: {
    means: 'Number of modified records.',
    example: 5,
    evidence: 'counted',
  },
})

export const versionDefinitions: Definitions = {
  data: { means: 'Versions, newest first.', evidence: 'assigned' },
  'data[].version': { means: 'Version: its date.', example: version, evidence: 'assigned' },
  'data[].date': {
    means: 'Time of the data.',
    example: '2026-11-22T00:00:00Z',
    evidence: 'assigned',
  },
  'data[].sha256': {
    means: 'SHA-256 of its frozen file, in hexadecimal.',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    evidence: 'counted',
  },
  'data[].records': {
    means: 'Number of records in all families.',
    example: 2627,
    evidence: 'counted',
  },
  'data[].summary': {
    means: 'Summary of changes.',
    example: 'Added: 2 projects. Changed: 5 projects.',
    evidence: 'assigned',
  },
  'data[].notes': {
    means: 'Notes on individual changes.',
    example: ['The launch dates of three projects were wrong.'],
    evidence: 'assigned',
  },
  ...getCounts('data[].counts'),
}

export const changeDefinitions: Definitions = {
  from: { means: 'Older version.', example: '2026.11.20', evidence: 'assigned' },
  to: { means: 'Newer version.', example: version, evidence: 'assigned' },
  ...getCounts('counts'),
  records: { means: 'Changed records.', evidence: 'counted' },
  'records[].family': {
    means: 'Family of the record.',
    example: 'projects',
    evidence: 'assigned',
  },
  'records[].kind': {
    means: 'Kind of change.',
    example: 'changed',
    evidence: 'counted',
    values: {
      added: 'Added.',
      removed: 'Removed.',
      changed: 'Modified.',
    },
  },
  'records[].changes': {
    means: 'Changed fields; empty for added or removed records.',
    evidence: 'counted',
  },
  'records[].changes[].field': {
    means: 'Field; nested names are joined by an underscore.',
    example: 'status',
    evidence: 'assigned',
  },
  'records[].changes[].about': {
    means: 'Target of a relation; absent from other fields.',
    evidence: 'record',
  },
  'records[].changes[].about.family': {
    means: 'Family of the target.',
    example: 'standards',
    evidence: 'assigned',
  },
  'records[].changes[].before': {
    means: 'Value before, or the fields of a relation. Null if there was none.',
    example: 'Pilot',
    evidence: 'record',
  },
  'records[].changes[].after': {
    means: 'Value after, in the same form.',
    example: 'Launched',
    evidence: 'record',
  },
}
