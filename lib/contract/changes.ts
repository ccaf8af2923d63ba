/** The differences between two versions of the data. An addition to the API contract. */
import { z } from 'zod'
import { assigned, counted, type Definitions, fromRecord } from './codebook/definition'
import { families } from './families'
import { IdParameter, VersionParameter } from './parameters'
import { Id, namedObject } from './values'

/** A string, a number, a boolean or a list of strings; null where the record has no value. */
const simple = [z.string(), z.number(), z.boolean(), z.array(z.string())] as const
const Value = z.union([...simple, z.null()])
export const StatedValue = z
  .union([...simple, z.record(z.string(), Value), z.null()])
  .meta({ title: 'StatedValue' })

export const ChangedRecordRef = namedObject('ChangedRecordRef', {
  family: z.string(),
  id: Id,
  name: z.string(),
})

export const FieldChange = namedObject('FieldChange', {
  /**
   * The field of the record in the API. The name of a nested field is joined to that of its object by an underscore.
   */
  field: z.string(),
  /** The record on the other side of a relation. */
  about: ChangedRecordRef.nullish(),
  /** For a relation, its values by field; null if the relation did not exist. */
  before: StatedValue,
  after: StatedValue,
})
export type FieldChange = z.infer<typeof FieldChange>

export const changeKinds = ['added', 'removed', 'changed'] as const
export type ChangeKind = (typeof changeKinds)[number]

export const ChangedRecord = namedObject('ChangedRecord', {
  ...ChangedRecordRef.shape,
  /** One of `changeKinds`. */
  kind: z.string(),
  /** The changed fields; empty for a record that was added or removed. */
  changes: z.array(FieldChange),
})
export type ChangedRecord = z.infer<typeof ChangedRecord>

export const ChangeCount = namedObject('ChangeCount', {
  family: z.string(),
  added: z.int().min(0),
  removed: z.int().min(0),
  changed: z.int().min(0),
})
export type ChangeCount = z.infer<typeof ChangeCount>

export const Changes = namedObject('Changes', {
  /** Versions such as `2026.11.20`. */
  from: z.string(),
  to: z.string(),
  /** Families without changes are left out. */
  counts: z.array(ChangeCount),
  records: z.array(ChangedRecord),
})
export type Changes = z.infer<typeof Changes>

export const ChangesQuery = z.object({
  from: VersionParameter.optional().describe('Older version. Defaults to the one before `to`'),
  to: VersionParameter.optional().describe('Newer version. Defaults to the latest'),
  family: z.enum(families).optional().describe('Filter by family'),
  id: IdParameter.optional().describe('Filter by record id; requires `family`'),
})

/** Definitions of the fields of a list of `ChangeCount`. */
export const countDefinitions = (list: string): Definitions => ({
  [list]: counted('Number of changed records, by family.'),
  [`${list}[].family`]: assigned('Family.', 'projects'),
  [`${list}[].added`]: counted('Number of added records.', 2),
  [`${list}[].removed`]: counted('Number of removed records.', 0),
  [`${list}[].changed`]: counted('Number of modified records.', 5),
})

export const changeDefinitions: Definitions = {
  from: assigned('Older version.', '2026.11.20'),
  to: assigned('Newer version.', '2026.11.22'),
  ...countDefinitions('counts'),
  records: counted('Changed records.'),
  'records[].family': assigned('Family of the record.', 'projects'),
  'records[].kind': counted('Kind of change.', 'changed', {
    added: 'Added.',
    removed: 'Removed.',
    changed: 'Modified.',
  }),
  'records[].changes': counted('Changed fields; empty for added or removed records.'),
  'records[].changes[].field': assigned(
    'Field; nested names are joined by an underscore.',
    'status',
  ),
  'records[].changes[].about': fromRecord('Target of a relation; absent from other fields.'),
  'records[].changes[].about.family': assigned('Family of the target.', 'standards'),
  'records[].changes[].before': fromRecord(
    'Value before, or the fields of a relation. Null if there was none.',
    'Pilot',
  ),
  'records[].changes[].after': fromRecord('Value after, in the same form.', 'Launched'),
}
