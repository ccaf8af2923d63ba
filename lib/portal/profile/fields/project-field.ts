/** A field of a project: its label, the form of its values, and their sources. */

import type { NumberedFamily } from '@/lib/contract/families'
import type { InclusionCriteria, ProjectDetail } from '@/lib/contract/projects'
import type { CountryRef } from '@/lib/contract/values'
import { statusLabel } from '@/lib/portal/projects/status'
import { recordPath } from '@/lib/portal/records/record-path'
import { formatDate } from '@/lib/text/dates'
import { notDisclosedLabel } from '@/lib/text/labels'

type Text = string | null | undefined

export interface FieldValue {
  text: string
  /** The relation to the named thing, if the values of a field differ in it: `'Part of'`. */
  relation?: string
  /** The path of this site's page about the thing that the value names. */
  path?: string
  /** The address on another site of the thing that the value names. */
  address?: Text
  /** Where a regulation applies. */
  jurisdiction?: {
    country?: CountryRef | null
    region?: { title: string; abbreviation: string } | null
  }
  /** The sources in the record. Undefined for values without sources, because they are computed or undisclosed. */
  sources?: readonly Text[]
}

export interface ProjectField {
  /**
   * The field of the API's document. Its sources are in its items, or next to it in
   * `<field>_source(s)`.
   */
  field: keyof ProjectDetail | keyof InclusionCriteria
  label: string
  /** The label of a single value on a profile, if it differs: `'Follows standard'`. */
  labelOfOne?: string
  /** The label on a profile, if the heading of the section already contains part of it. */
  labelInSection?: string
  /** How the values are displayed. Undefined for plain text and links. */
  form?: 'date' | 'status' | 'answer' | 'website' | 'score'
  /** True for fields that a comparison does not show. */
  notCompared?: true
  /** True for values that the contract does not define. A comparison does not show that they are missing. */
  beyondContract?: boolean
  /** True for short values that are shown side by side. */
  running?: boolean
  /** The values in the order of the record. Empty if the record does not state the field. */
  getValues: (project: ProjectDetail) => FieldValue[]
}

/** A text with its source. */
export const sourcedText = (text: Text, source: Text): FieldValue[] =>
  text ? [{ text, sources: [source] }] : []

/** The name of another record, with the path of its page. */
export const recordValue = (
  family: NumberedFamily,
  id: number,
  name: string,
  sources?: readonly Text[],
): FieldValue => ({ text: name, path: recordPath(family, id, name), sources })

/** A text for which the contract has no source field. */
export const plainText = (text: Text): FieldValue[] => (text ? [{ text }] : [])

/** Yes, No or Not disclosed, which has no sources unless the record gives some. */
export function getAnswer(
  value: boolean | null | undefined,
  sources: readonly Text[],
): FieldValue[] {
  if (value === true) return [{ text: 'Yes', sources }]
  if (value === false) return [{ text: 'No', sources }]
  return [{ text: notDisclosedLabel, ...(sources.some(Boolean) ? { sources } : {}) }]
}

/** A value as plain text, as pages show it, after its relation if it has one: `Part of: IDunion`. */
export function getText({ form }: Pick<ProjectField, 'form'>, { text, relation }: FieldValue) {
  const formattedText =
    form === 'date' ? formatDate(text) : form === 'status' ? statusLabel(text) : text
  return relation === undefined ? formattedText : `${relation}: ${formattedText}`
}
