/**
 * The table of a project's fields, in the order in which a profile shows them. Profiles, comparisons, the numbering of
 * sources, Markdown and CSV are derived from it.
 */
import { shownFirst } from '@/lib/portal/sources/source-index'
import { criterionFields, technologyFields } from './answers'
import { foundationFields } from './foundations'
import { glanceFields } from './glance'
import { participantFields } from './participants'
import type { ProjectField } from './project-field'
import { reachFields } from './reach'

export interface FieldGroup {
  title: string
  fields: readonly ProjectField[]
}

export const projectFields = {
  glance: { title: 'At a glance', fields: glanceFields },
  technology: { title: 'Technology', fields: technologyFields },
  participants: { title: 'Organizations and people', fields: participantFields },
  foundations: { title: 'Standards, ledgers and law', fields: foundationFields },
  reach: { title: 'Reach', fields: reachFields },
  criteria: { title: 'Inclusion criteria', fields: criterionFields },
} as const satisfies Record<string, FieldGroup>

export const fieldGroups: readonly FieldGroup[] = Object.values(projectFields)

/** The fields of a group that a profile or a comparison shows in rows. */
export const fieldsFor = (place: 'profile' | 'comparison', { fields }: FieldGroup) =>
  fields.filter(({ only }) => only === undefined || only === place)

/** The labels by field of the document, for fields that have only one label. */
export const fieldLabels: ReadonlyMap<string, string> = (() => {
  const all = fieldGroups.flatMap(({ fields }) => fields)
  const single = all.filter(({ field }) => all.filter((one) => one.field === field).length === 1)
  return new Map(single.map(({ field, label }) => [field, label]))
})()

/** The fields of the document that may contain the sources of a field. Criteria have a list of sources each. */
const sourceFieldsOf = ({ field }: ProjectField): string[] =>
  criterionFields.some((criterion) => criterion.field === field)
    ? [`${field}_sources`]
    : [`${field}_source`, field]

/** The order in which a profile shows the facts that have sources. The mission comes first. */
export const sourceOrder: readonly string[] = [
  ...new Set([
    'mission_statement_source',
    shownFirst,
    ...fieldGroups.flatMap(({ fields }) => fields.flatMap(sourceFieldsOf)),
    'inclusion_criteria',
  ]),
]
