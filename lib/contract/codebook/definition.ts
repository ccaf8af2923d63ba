/** What a definition of a field says. Codebook, OpenAPI and reference take it from one table. */

/** What a value in a field rests on. */
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
  /** Of a field with fields of its own, they have the examples. */
  example?: Example
  evidence: EvidenceRule
  /** The values that a field has, each with its meaning, where they are few. */
  values?: Readonly<Record<string, string>>
}

/** By the path of a field: `entities[].relationship_type`. */
export type Definitions = Readonly<Record<string, FieldDefinition>>
