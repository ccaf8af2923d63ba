/** The sections of a project that show its fields: technology, basis, reach and inclusion. */
import type { ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { SiteLink } from '@/components/layout/site-link'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import {
  type FieldGroup,
  fieldsFor,
  projectFields,
} from '@/lib/portal/profile/fields/project-fields'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { AnswerList, hasAnswers } from './answer-list'
import { FieldValueText } from './field-value'
import { Jurisdiction } from './jurisdiction'
import { ProfileSection } from './profile-section'
import { Related } from './related'
import { type KindItems, KindRows } from './rows'

interface ProjectSectionProps {
  project: ProjectDetail
  sources: SourceIndex
}

interface FieldSectionProps extends ProjectSectionProps {
  group: FieldGroup
}

function getContent(form: ProjectField['form'], value: FieldValue, sources: SourceIndex) {
  const { sources: references, jurisdiction, address } = value
  return (
    <Related
      name={<FieldValueText form={form} value={value} />}
      note={jurisdiction && <Jurisdiction {...jurisdiction} />}
      address={address}
      sources={references && sources}
      references={references}
    />
  )
}

/** The row of a field, if the record states it. */
function getRow(field: ProjectField, { project, sources }: FieldSectionProps): KindItems[] {
  const { label, labelInSection = label, labelOfOne = labelInSection, form, running } = field
  const items = field.getValues(project).map((value) => getContent(form, value, sources))
  const kind = items.length === 1 ? labelOfOne : labelInSection
  if (items.length === 0) return []
  return [running ? [kind, items, true] : [kind, items]]
}

/**
 * A group of a project's fields as a section, with a row for each field and a line for each value. Renders nothing if
 * the record states none of the fields.
 */
export function FieldSection(props: FieldSectionProps) {
  const rows = fieldsFor('profile', props.group).flatMap((field) => getRow(field, props))
  if (rows.length === 0) return null
  return (
    <ProfileSection title={props.group.title}>
      <KindRows rows={rows} />
    </ProfileSection>
  )
}

export function ProjectTechnology({ project, sources }: ProjectSectionProps) {
  const { tech_stack_description: description } = project
  const { title, fields } = projectFields.technology
  if (!description && !hasAnswers(fields, project)) return null
  return (
    <ProfileSection title={title}>
      {description && (
        <p>
          {description}
          <SourceMarks index={sources} references={[project.tech_stack_description_source]} />
        </p>
      )}
      <AnswerList fields={fields} project={project} sourceIndex={sources} />
    </ProfileSection>
  )
}

const note: ReactNode = (
  <>
    Why we include this project: it meets at least one criterion.{' '}
    <SiteLink href="/about#inclusion">How projects are included</SiteLink>
  </>
)

export function ProjectInclusion({ project, sources }: ProjectSectionProps) {
  const { inclusion_criteria: criteria } = project
  if (!criteria) return null
  const { announcement_date: announced, exception_reason: exception } = criteria
  const { title, fields } = projectFields.criteria
  return (
    <ProfileSection title={title} note={note}>
      {exception && <p>Note on its inclusion: {exception}</p>}
      <AnswerList fields={fields} project={project} sourceIndex={sources} />
      {announced && (
        <p className="note">
          Date of the announcement used for inclusion: <DateText date={announced} />
          <SourceMarks index={sources} references={criteria.announcement_date_sources ?? []} />
        </p>
      )}
    </ProfileSection>
  )
}
