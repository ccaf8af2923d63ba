/** The head of a project: status, kind and website, the banner of an ended project, and the list of main facts. */
import { Fragment } from 'react'
import { DateText } from '@/components/layout/date-text'
import { Fact } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { listAddress } from '@/lib/portal/list/list-state'
import type { FieldValue } from '@/lib/portal/profile/fields/project-field'
import { panelFields } from '@/lib/portal/profile/fields/project-fields'
import { projectClass } from '@/lib/portal/projects/project-class'
import { getStage, oldStatusNote, statusLabel } from '@/lib/portal/projects/status'
import type { Related } from '@/lib/portal/related/related'
import { getEvidence } from '@/lib/portal/sources/evidence'
import { findSource, type SourceRecords } from '@/lib/portal/sources/references'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { publisherAndKind } from '@/lib/portal/sources/source-names'
import { walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { formatDate } from '@/lib/text/dates'
import { inSentence } from '@/lib/text/names'
import { FieldValueText } from './field-value'
import { WebsiteFact } from './glance-facts'
import { type FactRow, FactRows } from './rows'

export interface ProjectPartProps {
  project: ProjectDetail
  sources: SourceIndex
}

/**
 * The level and kind of the project, with a link to all projects of the same level and kind. National wallets have a
 * page of their own, `/wallets`, which is linked instead.
 */
function ProjectClass({ project }: { project: ProjectDetail }) {
  const { kind, level } = project
  const filters = { ...(kind ? { kind: [kind] } : {}), ...(level ? { level: [level] } : {}) }
  const address =
    kind === 'Wallet' && level === 'National'
      ? walletsAddress()
      : listAddress('/projects', { filters })
  return <a href={address}>{projectClass(project)}</a>
}

interface ProjectHeadProps extends ProjectPartProps {
  records: SourceRecords | undefined
  /** The date of the data. */
  day: string
}

/** Status with its source and date, kind of project, and website, in one line. A missing status is shown too. */
export function ProjectHead({ project, sources, records, day }: ProjectHeadProps) {
  const { status, status_source: source, status_date: date, kind, level, website } = project
  const age = oldStatusNote({ status, date }, day)
  const record = findSource(records, source)
  const hasNoOfficial = getEvidence(project, sources, records).strength?.official === 0
  return (
    <dl className="profile-head">
      <Fact term="Status">
        <StatusMark status={status} />
        {source && <SourceMarks index={sources} references={[source]} />}
        {status && record && (
          <span className="note font-normal">
            {` (source: ${publisherAndKind(record)}${date ? '' : ', undated'}${hasNoOfficial ? '; no official source on this page' : ''})`}
          </span>
        )}
      </Fact>
      {date && (
        <Fact term="Status as of">
          <span aria-hidden="true">as of </span>
          <DateText date={date} />
          {age && `, ${age}`}
        </Fact>
      )}
      {(kind || level) && (
        <Fact term="Kind">
          <ProjectClass project={project} />
        </Fact>
      )}
      <WebsiteFact address={website} />
    </dl>
  )
}

function Successors({ name, wallets }: NonNullable<Related['successors']>) {
  const term = wallets.length === 1 ? 'current national wallet' : 'current national wallets'
  return (
    <>
      {' '}
      The {term} of {inSentence(name)}:{' '}
      {wallets.map(({ id, title, status }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <RecordLink family="projects" id={id} name={title} />
          {status && ` (${statusLabel(status).toLowerCase()})`}
        </Fragment>
      ))}
      .
    </>
  )
}

interface EndedBannerProps {
  project: ProjectDetail
  successors: Related['successors']
}

export function EndedBanner({ project, successors }: EndedBannerProps) {
  const { status, type, end_date: date, status_date: statusDate } = project
  if (getStage(status) !== 'ended') return null
  return (
    <p className="profile-ended">
      <strong>
        {type === 'Consortium' ? 'This consortium' : 'This project'}{' '}
        {date ? (
          <>
            ended {date.length > 'yyyy-mm'.length ? 'on' : 'in'} <DateText date={date} />
          </>
        ) : statusDate ? (
          <>
            had ended by <DateText date={statusDate} />
          </>
        ) : (
          'has ended'
        )}
        .
      </strong>{' '}
      The facts below describe it as it was.
      {successors && <Successors {...successors} />}
    </p>
  )
}

/** When a project ended that does not state it: by the date of its status, if that has one. */
function getUnstatedEnd({ status_date: date, status_source: source }: ProjectDetail): FieldValue[] {
  return date
    ? [{ text: `By ${formatDate(date)}`, sources: [source] }]
    : [{ text: 'Date not disclosed' }]
}

export function ProjectGlance({ project, sources }: ProjectPartProps) {
  const rows = panelFields.flatMap(({ field, label, form, getValues }): FactRow[] => {
    const values =
      field === 'end_date' && !project.end_date && getStage(project.status) === 'ended'
        ? getUnstatedEnd(project)
        : getValues(project)
    const content = values.map((value, at) => (
      <Fragment key={value.text}>
        {at > 0 && ' and '}
        <FieldValueText form={form} value={value} />
        {value.sources ? <SourceMarks index={sources} references={value.sources} /> : null}
        {form === 'score' ? (
          <>
            {' '}
            <SiteLink href="/about#score" className="note">
              <span className="sr-only">How the score is calculated </span>
              (measures connections, not quality)
            </SiteLink>
          </>
        ) : null}
      </Fragment>
    ))
    return values.length > 0 ? [[label, content]] : []
  })
  return <FactRows rows={rows} />
}
