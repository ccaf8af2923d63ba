/** The parts of a field definition. The codebook, OpenAPI and the reference share one table of definitions. */

/** The kinds of evidence behind the value of a field. */
export const evidenceWords = {
  source: 'Cited source',
  stated: 'Checked source, which the data format cannot cite',
  itself: 'The linked page itself',
  register: 'Public register',
  record: 'Sources of the related record',
  counted: 'Calculated from other facts',
  assigned: 'Set by DID Atlas',
  generated: 'Written by a language model from the facts',
} as const
export type EvidenceRule = keyof typeof evidenceWords

export type Example = string | number | boolean | readonly string[]

export interface FieldDefinition {
  /** A sentence. */
  means: string
  /** Absent from an object, whose own fields have the examples. */
  example?: Example
  evidence: EvidenceRule
  /** The possible values of a field and their meanings, where there are only a few. */
  values?: Readonly<Record<string, string>>
}

type Values = FieldDefinition['values']

const definition =
  (evidence: EvidenceRule) =>
  (means: string, example?: Example, values?: Values): FieldDefinition => ({
    means,
    example,
    evidence,
    values,
  })

/** @example counted('Number of records.', 277) // { means: 'Number of records.', example: 277, evidence: 'counted' } */
export const counted = definition('counted')
export const assigned = definition('assigned')
export const stated = definition('stated')
export const generated = definition('generated')
export const fromSource = definition('source')
export const fromItself = definition('itself')
export const fromRegister = definition('register')
export const fromRecord = definition('record')

/** Keyed by the path of a field: `entities[].relationship_type`. */
export type Definitions = Readonly<Record<string, FieldDefinition>>
