import { RecordLogo } from '@/components/layout/record-logo'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import { fieldsFor, projectFields } from '@/lib/portal/profile/fields/project-fields'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { type FactRow, FactRows } from './fact-rows'
import { FieldValueText } from './field-value'

interface ProjectGlanceProps {
  project: ProjectDetail
  sources: SourceIndex
}

interface GlanceValueProps extends ProjectGlanceProps {
  field: ProjectField
  value: FieldValue
}

function HowScored() {
  return (
    <>
      {' '}
      <SiteLink href="/about#score" className="note">
        how it is calculated
      </SiteLink>
    </>
  )
}

function glanceValue({ field: { form }, value, project, sources }: GlanceValueProps) {
  return (
    <>
      {form === 'website' ? <RecordLogo address={project.logo_url} /> : null}
      <FieldValueText form={form} value={value} />
      {value.sources ? <SourceMarks index={sources} of={value.sources} /> : null}
      {form === 'score' ? <HowScored /> : null}
    </>
  )
}

/** The main facts of a project. A missing status is shown too. */
export function ProjectGlance(props: ProjectGlanceProps) {
  const rows = fieldsFor('profile', projectFields.glance).flatMap((field): FactRow[] => {
    const [value] = field.valuesOf(props.project)
    if (value) return [[field.label, glanceValue({ field, value, ...props })]]
    return field.form === 'status' ? [[field.label, <StatusMark key={0} status={null} />]] : []
  })
  return <FactRows rows={rows} />
}
