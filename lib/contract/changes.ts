/** What is different between two versions of the data. An addition beyond `api.md`. */
import { z } from 'zod'
import { Id } from './values'

/** A text, a number, yes or no, or a list of texts; null where the record says nothing. */
const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

const ChangedRecordRef = z.object({ family: z.string(), id: Id, name: z.string() })

export const FieldChange = z.object({
  /** The field of the record in the API; those of an object inside it are joined by an underscore. */
  field: z.string(),
  /** The record on the other side of a relation. */
  about: ChangedRecordRef.nullish(),
  /** For a relation what was said of it, by field; null if there was none. */
  before: z.union([Value, z.record(z.string(), Value)]),
  after: z.union([Value, z.record(z.string(), Value)]),
})
export type FieldChange = z.infer<typeof FieldChange>

export const changeKinds = ['added', 'removed', 'changed'] as const
export type ChangeKind = (typeof changeKinds)[number]

export const ChangedRecord = z.object({
  ...ChangedRecordRef.shape,
  kind: z.enum(changeKinds),
  /** Field by field; empty for a record that was added or removed as a whole. */
  changes: z.array(FieldChange),
})
export type ChangedRecord = z.infer<typeof ChangedRecord>

export const ChangeCounts = z.record(
  z.string(),
  z.object({ added: z.int(), removed: z.int(), changed: z.int() }),
)
export type ChangeCounts = z.infer<typeof ChangeCounts>

export const Changes = z.object({
  /** The versions: `2026.11.20`. */
  from: z.string(),
  to: z.string(),
  /** By family; those without a change are left out. */
  counts: ChangeCounts,
  records: z.array(ChangedRecord),
})
export type Changes = z.infer<typeof Changes>
