/** The head of a project: status, kind and website in one line, and the banner of an ended project. */
import { DateText } from '@/components/layout/date-text'
import { HostLink } from '@/components/layout/external-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { listAddress } from '@/lib/portal/list/list-state'
import { getStage, oldStatusNote } from '@/lib/portal/projects/status'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { walletsAddress } from '@/lib/portal/wallets/wallets-query'

export interface ProjectProps {
  project: ProjectDetail
  sources: SourceIndex
}

/**
 * The level and kind of the project, with a link to all projects of the same level and kind. National wallets have a
 * page of their own, `/wallets`, which is linked instead.
 */
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
export function ProjectHead({ project, sources, day }: ProjectProps & { day: string }) {
  const { status, status_source: source, status_date: date, kind, level, website } = project
  const age = oldStatusNote({ status, date }, day)
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
            {age && `, ${age}`}
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

/** A banner above the profile of an ended project. */
export function EndedBanner({ project }: Pick<ProjectProps, 'project'>) {
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
    </p>
  )
}
