/** The list of a project's main facts. */
import { Fragment } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { SourceMarks } from '@/components/sources/source-marks'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import { fieldsFor, projectFields } from '@/lib/portal/profile/fields/project-fields'
import { getStage } from '@/lib/portal/projects/status'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { notDisclosedLabel } from '@/lib/text/labels'
import { FieldValueText } from './field-value'
import type { ProjectProps } from './project-head'
import { type FactRow, FactRows } from './rows'

function HowScored() {
  return (
    <>
      {' '}
      <SiteLink href="/about#score" className="note">
        (measures connections, not quality)
      </SiteLink>
    </>
  )
}

interface GlanceValueProps {
  form: ProjectField['form']
  value: FieldValue
  sources: SourceIndex
}

function GlanceValue({ form, value, sources }: GlanceValueProps) {
  return (
    <>
      <FieldValueText form={form} value={value} />
      {value.sources ? <SourceMarks index={sources} references={value.sources} /> : null}
      {form === 'score' ? <HowScored /> : null}
    </>
  )
}

/** The fields in the head of the page, which the list of main facts need not repeat. */
const headFields: ReadonlySet<string> = new Set([
  'status',
  'status_date',
  'kind',
  'level',
  'website',
])

export function ProjectGlance({ project, sources }: ProjectProps) {
  const rows = fieldsFor('profile', projectFields.glance)
    .filter(({ field }) => !headFields.has(field))
    .flatMap(({ field, label, form, getValues }): FactRow[] => {
      const values =
        field === 'end_date' && !project.end_date && getStage(project.status) === 'ended'
          ? [{ text: notDisclosedLabel }]
          : getValues(project)
      const content = values.map((value, at) => (
        <Fragment key={value.text}>
          {at > 0 && ' and '}
          <GlanceValue form={form} value={value} sources={sources} />
        </Fragment>
      ))
      return values.length > 0 ? [[label, content]] : []
    })
  return <FactRows rows={rows} />
}
