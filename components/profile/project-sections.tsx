/** The sections of a project that show its fields: technology, basis, reach and inclusion. */
import type { ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { SiteLink } from '@/components/layout/site-link'
import { SourceMarks, sourceNumbers } from '@/components/sources/source-marks'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import { type FieldGroup, projectFields } from '@/lib/portal/profile/fields/project-fields'
import { toQuestion } from '@/lib/portal/profile/property-names'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { answerValues, FieldValueText, Jurisdiction } from './field-value'
import { ProfileSection } from './profile-section'
import type { ProjectPartProps } from './project-head'
import { Related } from './related'
import { type AnswerRow, AnswerRows, type KindItems, KindRows } from './rows'

/**
 * The row of an answer. An answer that is not disclosed has sources only if a source confirms that it is withheld.
 */
function toAnswerRow(label: string, value: FieldValue, sourceIndex: SourceIndex): AnswerRow {
  const { text, sources } = value
  const answer = answerValues[text] ?? null
  return sources ? [label, answer, sourceNumbers(sourceIndex, sources)] : [label, answer]
}

interface Answers {
  /** The answers that are disclosed, or withheld according to a source. */
  rows: readonly AnswerRow[]
  /** All other questions, which share a line. */
  undisclosed: readonly string[]
}

function getAnswers(
  { fields }: FieldGroup,
  { project, sources: sourceIndex }: ProjectPartProps,
): Answers {
  const rows = fields
    .filter(({ form }) => form === 'answer')
    .flatMap(({ label, getValues }) =>
      getValues(project).map((value) => toAnswerRow(label, value, sourceIndex)),
    )
  const isUndisclosed = ([, answer, marks]: AnswerRow) => answer === null && marks === undefined
  return {
    rows: rows.filter((row) => !isUndisclosed(row)),
    undisclosed: rows.filter(isUndisclosed).map(([label]) => toQuestion(label)),
  }
}

function AnswerList({ record, answers }: { record: string; answers: Answers }) {
  const { rows, undisclosed } = answers
  return (
    <>
      {rows.length > 0 && <AnswerRows record={record} rows={rows} />}
      {undisclosed.length > 0 && (
        <p className="note">{`Not disclosed: ${undisclosed.join('; ')}. This does not mean No.`}</p>
      )}
    </>
  )
}

interface FieldSectionProps extends ProjectPartProps {
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
  const rows = props.group.fields.flatMap((field) => getRow(field, props))
  if (rows.length === 0) return null
  return (
    <ProfileSection title={props.group.title}>
      <KindRows rows={rows} />
    </ProfileSection>
  )
}

export function ProjectTechnology(props: ProjectPartProps) {
  const { project, sources } = props
  const { tech_stack_description: description } = project
  const group = projectFields.technology
  const answers = getAnswers(group, props)
  if (!description && answers.rows.length === 0) return null
  return (
    <ProfileSection title={group.title}>
      {description && (
        <p>
          {description}
          <SourceMarks index={sources} references={[project.tech_stack_description_source]} />
        </p>
      )}
      <AnswerList record={sources.record} answers={answers} />
    </ProfileSection>
  )
}

const note: ReactNode = (
  <>
    We include this project because it meets at least one criterion.{' '}
    <SiteLink href="/about#inclusion">How projects are included</SiteLink>
  </>
)

export function ProjectInclusion(props: ProjectPartProps) {
  const { project, sources } = props
  const { inclusion_criteria: criteria } = project
  if (!criteria) return null
  const { announcement_date: announced, exception_reason: exception } = criteria
  const group = projectFields.criteria
  return (
    <ProfileSection title={group.title} note={note}>
      {exception && <p>Note on its inclusion: {exception}</p>}
      <AnswerList record={sources.record} answers={getAnswers(group, props)} />
      {announced && (
        <p className="note">
          Date of the announcement used for inclusion: <DateText date={announced} />
          <SourceMarks index={sources} references={criteria.announcement_date_sources ?? []} />
        </p>
      )}
    </ProfileSection>
  )
}
