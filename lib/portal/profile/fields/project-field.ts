/** One field of a project: what it is called, how it reads, and where its sources stand. */
import type { InclusionCriteria, ProjectDetail } from '@/lib/contract/projects'
import type { CountryRef } from '@/lib/contract/values'
import { formatDate } from '@/lib/text/dates'

type Text = string | null | undefined

export interface FieldValue {
  text: string
  /** The page of this site on what the value names. */
  path?: string
  /** The address elsewhere of what the value names. */
  address?: Text
  /** Where a regulation holds. */
  jurisdiction?: {
    country?: CountryRef | null
    region?: { title: string; abbreviation: string } | null
  }
  /** As the record gives them; undefined for what has no place for a source, because it is computed or undisclosed. */
  sources?: readonly Text[]
}

export interface ProjectField {
  /** The field of the API's document. Its sources stand in its items or beside it, as `<field>_source(s)`. */
  field: keyof ProjectDetail | keyof InclusionCriteria
  label: string
  /** The label of a single value on a profile, if it differs: `'Follows standard'`. */
  labelOfOne?: string
  /** The label on a profile, where the heading of the section says a part of it. */
  labelInSection?: string
  /** How the values read; plain text and links without it. */
  form?: 'date' | 'status' | 'answer' | 'website' | 'score'
  /** Shown by one of the two alone: the other has a form of its own for it, or none. */
  only?: 'profile' | 'comparison'
  /** True for what the contract does not name: nobody misses it in a comparison. */
  beyondContract?: boolean
  /** True for short values that stand beside each other. */
  running?: boolean
  /** The values in the order of the record; none if it does not state the field. */
  valuesOf: (project: ProjectDetail) => FieldValue[]
}

/** A text with the source that stands beside it. */
export const sourcedText = (text: Text, source: Text): FieldValue[] =>
  text ? [{ text, sources: [source] }] : []

/** A text for whose source the contract has no place. */
export const plainText = (text: Text): FieldValue[] => (text ? [{ text }] : [])

/** Yes, No, or Undisclosed, which nothing confirms unless the record says so. */
export function answerOf(
  value: boolean | null | undefined,
  sources: readonly Text[],
): FieldValue[] {
  if (value === true) return [{ text: 'Yes', sources }]
  if (value === false) return [{ text: 'No', sources }]
  return [{ text: 'Undisclosed', ...(sources.some(Boolean) ? { sources } : {}) }]
}

/** How a value reads where there is no markup: dates written out. */
export const textOf = ({ form }: Pick<ProjectField, 'form'>, { text }: FieldValue): string =>
  form === 'date' ? formatDate(text) : text
