import { createElement, Fragment } from 'react'
import { Fact } from '@/components/layout/fact-list'
import { RecordLogo } from '@/components/layout/record-logo'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import { fieldsFor, projectFields } from '@/lib/portal/profile/fields/project-fields'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
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
        how it is made
      </SiteLink>
    </>
  )
}

function GlanceValue({ field: { form }, value, project, sources }: GlanceValueProps) {
  return (
    <>
      {form === 'website' ? <RecordLogo address={project.logo_url} /> : null}
      <FieldValueText form={form} value={value} />
      {value.sources ? <SourceMarks index={sources} of={value.sources} /> : null}
      {form === 'score' ? <HowScored /> : null}
    </>
  )
}

/** The facts by which projects are compared first. A status that nobody gives is a fact as well. */
export function ProjectGlance(props: ProjectGlanceProps) {
  const facts = fieldsFor('profile', projectFields.glance).map((field) => {
    const [value] = field.valuesOf(props.project)
    if (!value && field.form !== 'status') return null
    const shown = value ? (
      <GlanceValue field={field} value={value} {...props} />
    ) : (
      <StatusMark status={null} />
    )
    return Fact({ term: field.label, children: shown })
  })
  // Rendered once, on the server, without the bytes of keys.
  return createElement(Fragment, null, ...facts)
}
