import { Fragment, type ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { HostLink } from '@/components/layout/host-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import { correctionAddress, recordKey } from '@/lib/portal/corrections/correction-address'
import { listAddress } from '@/lib/portal/list/list-state'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'
import {
  type FieldGroup,
  fieldsFor,
  projectFields,
  projectSources,
} from '@/lib/portal/profile/fields/project-fields'
import { projectHistory } from '@/lib/portal/profile/history'
import { projectEntities } from '@/lib/portal/profile/project-relations'
import { undisclosedTopics } from '@/lib/portal/profile/undisclosed-topics'
import { statedAim } from '@/lib/portal/projects/aim'
import { getStage, isOld, oldStatusNote } from '@/lib/portal/projects/status'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { AnswerList, hasAnswers } from './answer-list'
import { FieldValueText } from './field-value'
import { Jurisdiction } from './jurisdiction'
import { hasRows, KindList, type KindRow } from './kind-list'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import {
  ProjectLinks,
  ProjectOrganizations,
  ProjectPeople,
  ProjectRelations,
} from './project-participants'
import { Related } from './related'
import { type FactRow, FactRows, type SimilarRow, SimilarRows } from './rows'
import { Timeline } from './timeline'

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
        measures connections, not quality
      </SiteLink>
    </>
  )
}

function glanceValue({ field: { form }, value, sources }: GlanceValueProps) {
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

function ProjectGlance(props: ProjectGlanceProps) {
  const rows = fieldsFor('profile', projectFields.glance)
    .filter(({ field }) => !headFields.has(field))
    .flatMap((field): FactRow[] => {
      const values = field.getValues(props.project)
      const content = values.map((value, at) => (
        <Fragment key={value.text}>
          {at > 0 && ' and '}
          {glanceValue({ field, value, ...props })}
        </Fragment>
      ))
      return values.length > 0 ? [[field.label, content]] : []
    })
  return <FactRows rows={rows} />
}

/** The level and kind of the project, with a link to all projects of the same level and kind. */
function ProjectClass({ project: { kind, level } }: { project: ProjectDetail }) {
  const text = kind && level ? `${level} ${kind.toLowerCase()}` : (kind ?? level)
  const filters = { ...(kind ? { kind: [kind] } : {}), ...(level ? { level: [level] } : {}) }
  const address =
    kind === 'Wallet' && level === 'National'
      ? walletsAddress()
      : listAddress('/projects', { filters })
  return <a href={address}>{text}</a>
}

/** Status with its source and date, kind of project, and website, in one line. A missing status is shown too. */
function ProjectHead({ project, sources, day }: ProjectGlanceProps & { day: string }) {
  const { status, status_source: source, status_date: date, kind, level, website } = project
  return (
    <dl className="profile-head">
      <dt>Status</dt>
      <dd>
        <StatusMark status={status} />
        {source && <SourceMarks index={sources} references={[source]} />}
      </dd>
      {date && (
        <>
          <dt>Status as of</dt>
          <dd>
            <span aria-hidden="true">as of </span>
            <DateText date={date} />
            {isOld({ status, date }, day) && `, ${oldStatusNote}`}
          </dd>
        </>
      )}
      {(kind || level) && (
        <>
          <dt>Kind</dt>
          <dd>
            <ProjectClass project={project} />
          </dd>
        </>
      )}
      {website && (
        <>
          <dt>Website</dt>
          <dd>
            <HostLink address={website} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** States above everything else that a project has ended. */
function EndedBanner({ project }: Pick<ProjectGlanceProps, 'project'>) {
  const { status, type, end_date: date } = project
  if (getStage(status) !== 'ended') return null
  return (
    <p className="profile-ended">
      <strong>
        {type === 'Consortium' ? 'This consortium' : 'This project'}{' '}
        {date ? (
          <>
            ended {date.length > 'yyyy-mm'.length ? 'on' : 'in'} <DateText date={date} />
          </>
        ) : (
          'has ended'
        )}
        .
      </strong>{' '}
      The facts below describe it as it was.
    </p>
  )
}

interface FieldSectionProps {
  group: FieldGroup
  project: ProjectDetail
  sources: SourceIndex
  correct: string
}

function getContent(form: ProjectField['form'], value: FieldValue, sources: SourceIndex) {
  const { sources: own, jurisdiction, address } = value
  return (
    <Related
      name={<FieldValueText form={form} value={value} />}
      note={jurisdiction && <Jurisdiction {...jurisdiction} />}
      address={address}
      sources={own && sources}
      references={own}
    />
  )
}

function getRow(field: ProjectField, { project, sources }: FieldSectionProps): KindRow {
  const { label, labelInSection = label, labelOfOne = labelInSection, form, running } = field
  const values = field.getValues(project)
  return {
    kind: values.length === 1 ? labelOfOne : labelInSection,
    items: values.map((value) => getContent(form, value, sources)),
    running,
  }
}

/**
 * A group of a project's fields as a section, with a row for each field and a line for each value. Renders nothing if
 * the record states none of the fields.
 */
function FieldSection(props: FieldSectionProps) {
  const rows = fieldsFor('profile', props.group).map((field) => getRow(field, props))
  if (!hasRows(rows)) return null
  return (
    <ProfileSection title={props.group.title} correct={props.correct}>
      <KindList rows={rows} />
    </ProfileSection>
  )
}

const { title, fields } = projectFields.technology

function ProjectTechnology({
  project,
  sources,
  correct,
}: {
  project: ProjectDetail
  sources: SourceIndex
  correct: string
}) {
  const { tech_stack_description: description } = project
  if (!description && !hasAnswers(fields, project)) return null
  return (
    <ProfileSection title={title} correct={correct}>
      {description && (
        <p>
          {description}
          <SourceMarks index={sources} references={[project.tech_stack_description_source]} />
        </p>
      )}
      <AnswerList fields={fields} project={project} sources={sources} />
    </ProfileSection>
  )
}

const note: ReactNode = (
  <>
    Why we include this project: it meets at least one criterion.{' '}
    <SiteLink href="/about#inclusion">How projects are included</SiteLink>
  </>
)

function ProjectInclusion({
  project,
  sources,
  correct,
}: {
  project: ProjectDetail
  sources: SourceIndex
  correct: string
}) {
  const { inclusion_criteria: criteria } = project
  if (!criteria) return null
  const { announcement_date: announced, exception_reason: exception } = criteria
  const { title, fields } = projectFields.criteria
  return (
    <ProfileSection title={title} note={note} correct={correct}>
      {exception && <p>Note on its inclusion: {exception}</p>}
      <AnswerList fields={fields} project={project} sources={sources} />
      {announced && (
        <p className="note">
          Date of the announcement used for inclusion: <DateText date={announced} />
          <SourceMarks index={sources} references={criteria.announcement_date_sources ?? []} />
        </p>
      )}
    </ProfileSection>
  )
}

interface SimilarProjectsProps {
  id: number
  similar: readonly SimilarProject[] | undefined
}

function similarRow({ id, title, reasons, status, country }: SimilarProject): SimilarRow {
  const text = reasons.join(', ')
  const why = text.slice(0, 1).toUpperCase() + text.slice(1)
  return [id, title, why, status ?? '', country?.name ?? '']
}

/** The projects that have the most in common with this one, and their common traits. */
function SimilarProjects({ id, similar }: SimilarProjectsProps) {
  if (!similar || similar.length === 0) return null
  const ids = [id, ...similar.map((project) => project.id)]
  return (
    <ProfileSection
      title="Similar projects"
      note={
        <>
          The projects with the most in common.{' '}
          <SiteLink href={compareAddress('projects', ids)}>
            {similar.length > 1 ? 'Compare all' : 'Compare'}
          </SiteLink>
        </>
      }
    >
      <SimilarRows id={id} rows={similar.map(similarRow)} />
    </ProfileSection>
  )
}

export function ProjectProfile({ copies, ...props }: ProfileProps<'projects'>) {
  const { related, dataDate, answer } = props
  const project = answer.data
  const day = dataDate ?? answer.fetchedAt
  const steps = projectHistory(project, day)
  const sources = projectSources(project, copies)
  const { mission_statement: mission } = project
  const correct = (facts: string) => correctionAddress(recordKey('projects', project), facts)
  return (
    <ProfileFrame
      family="projects"
      {...props}
      sources={sources}
      lede={
        mission && (
          <>
            {statedAim(mission)}
            <SourceMarks index={sources} references={[project.mission_statement_source]} />
          </>
        )
      }
      head={
        <>
          <ProjectHead project={project} sources={sources} day={day} />
          <EndedBanner project={project} />
        </>
      }
      undisclosed={undisclosedTopics(project)}
      glance={<ProjectGlance project={project} sources={sources} />}
    >
      {steps.length > 0 && (
        <ProfileSection title="History">
          <Timeline steps={steps} sources={sources} />
        </ProfileSection>
      )}
      <ProjectTechnology project={project} sources={sources} correct={correct('technology')} />
      <ProjectOrganizations
        entities={projectEntities(project)}
        sources={sources}
        correct={correct('entities')}
      />
      <ProjectRelations
        project={project}
        sources={sources}
        correct={correct('consortia_relations')}
      />
      <ProjectPeople project={project} sources={sources} correct={correct('persons_of_interest')} />
      <FieldSection
        group={projectFields.foundations}
        project={project}
        sources={sources}
        correct={correct('foundations')}
      />
      <FieldSection
        group={projectFields.reach}
        project={project}
        sources={sources}
        correct={correct('reach')}
      />
      <ProjectInclusion project={project} sources={sources} correct={correct('criteria')} />
      <SimilarProjects id={project.id} similar={related?.similar} />
      <ProjectLinks project={project} />
    </ProfileFrame>
  )
}
