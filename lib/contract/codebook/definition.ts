/** The parts of a field definition. The codebook, OpenAPI and the reference share one table of definitions. */

/** The kinds of evidence behind the value of a field. */
export const evidenceWords = {
  source: 'a page that says it, named beside it',
  stated: 'a page that says it; the contract has no place for its address',
  itself: 'the site or document itself, to which the address leads',
  register: 'an entry in a public register',
  record: 'the record that it names, where it has its own evidence',
  counted: 'counted from other facts',
  assigned: 'given by the atlas',
  generated: 'written by a language model from the facts of the record; no source of its own',
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

/** Keyed by the path of a field: `entities[].relationship_type`. */
export type Definitions = Readonly<Record<string, FieldDefinition>>
