import type { ProjectDetail } from '@/lib/contract/projects'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import { type FieldGroup, fieldsFor } from '@/lib/portal/profile/fields/project-fields'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { FieldValueText } from './field-value'
import { Jurisdiction } from './jurisdiction'
import { hasRows, KindList, type KindRow } from './kind-list'
import { ProfileSection } from './profile-section'
import { Related } from './related'

interface FieldSectionProps {
  group: FieldGroup
  project: ProjectDetail
  sources: SourceIndex
  correct: string
}

function contentOf(form: ProjectField['form'], value: FieldValue, sources: SourceIndex) {
  const { sources: own, jurisdiction, address } = value
  return (
    <Related
      name={<FieldValueText form={form} value={value} />}
      note={jurisdiction && <Jurisdiction {...jurisdiction} />}
      address={address}
      sources={own && sources}
      of={own}
    />
  )
}

function rowOf(field: ProjectField, { project, sources }: FieldSectionProps): KindRow {
  const { label, labelInSection = label, labelOfOne = labelInSection, form, running } = field
  const values = field.valuesOf(project)
  return {
    kind: values.length === 1 ? labelOfOne : labelInSection,
    items: values.map((value) => contentOf(form, value, sources)),
    running,
  }
}

/**
 * A group of a project's fields as a section, with a row for each field and a line for each value. Renders nothing if
 * the record states none of the fields.
 */
export function FieldSection(props: FieldSectionProps) {
  const rows = fieldsFor('profile', props.group).map((field) => rowOf(field, props))
  if (!hasRows(rows)) return null
  return (
    <ProfileSection title={props.group.title} correct={props.correct}>
      <KindList rows={rows} />
    </ProfileSection>
  )
}
