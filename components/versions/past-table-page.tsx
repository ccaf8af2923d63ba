import { CrossTableView } from '@/components/explore/cross-table-view'
import { FigureList } from '@/components/explore/figure-list'
import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { exploreAddress } from '@/lib/portal/explore/explore-query'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import type { PastTable } from '@/lib/portal/versions/cite/load-table'
import {
  pastTableAddress,
  pastTableFileAddress,
} from '@/lib/portal/versions/cite/past-table-address'
import { CiteFrozen } from './cite-frozen'
import '@/components/explore/explore.css'
import { counted, formatCount } from '@/lib/text/counted'

interface ChangedFiguresProps {
  since: NonNullable<PastTable['since']>
  /** The two versions. */
  from: string
  to: string
}

function ChangedFigures({ since, from, to }: ChangedFiguresProps) {
  return (
    <table className="data-table stacked mt-2 max-w-[44em]">
      <caption className="sr-only">Changed numbers</caption>
      <thead>
        <tr>
          <th scope="col">Row and column</th>
          <th scope="col" className="figure">
            {from}
          </th>
          <th scope="col" className="figure">
            {to}
          </th>
        </tr>
      </thead>
      <tbody>
        {since.map(({ row, column, before, after }) => (
          <tr key={`${row} ${column}`}>
            <td>
              {row}, {column}
            </td>
            <td className="figure" data-label={from}>
              {formatCount(before)}
            </td>
            <td className="figure" data-label={to}>
              {formatCount(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The figures of a table that have changed since its version. */
function TableSince({ past: { about, newest, state, since } }: { past: PastTable }) {
  if (!since) return <p>This is the newest version.</p>
  if (since.length === 0) {
    return <p>This table has not changed since, up to version {newest.version}.</p>
  }
  const changes = changesAddress({ from: about.version, to: newest.version, family: 'projects' })
  return (
    <>
      <p>
        Up to version {newest.version}:{' '}
        <SiteLink href={pastTableAddress(newest.version, state)}>the new table</SiteLink>,{' '}
        <SiteLink href={changes}>all changes to projects</SiteLink>.
      </p>
      <details className="mt-2">
        <summary>
          {since.length === 1 ? '1 number changed' : `${counted(since.length, 'number')} changed`}
        </summary>
        <ChangedFigures since={since} from={about.version} to={newest.version} />
      </details>
    </>
  )
}

/** A cross table as of a version: its citation, the changes since, and its figures. */
export function PastTablePage({ past }: { past: PastTable }) {
  const { about, state, title, notes, table, count } = past
  const { version } = about
  return (
    <PageMain section="explore">
      <div className="pt-9">
        <PageTitle>{title}</PageTitle>
        <p className="mt-3 max-w-[42em] font-serif text-lede">
          {count} as of version <SiteLink href={versionAddress(version)}>{version}</SiteLink>, of{' '}
          <DateText date={about.date.slice(0, 10)} />. This table never changes;{' '}
          <SiteLink href={exploreAddress(state)}>today’s table</SiteLink> may.
        </p>
      </div>
      <Section title="Cite this table" sideTitle>
        <CiteFrozen
          {...past}
          contents="the counted projects with their row and column values, sorted by id"
          getAddress={(format) => pastTableFileAddress(version, state, format)}
        />
      </Section>
      <Section title="Since then" sideTitle>
        <TableSince past={past} />
      </Section>
      <Section title="The table" note={`${count} as of version ${version}.`}>
        {state.view === 'list' ? (
          <FigureList state={state} table={table} title={title} />
        ) : (
          <CrossTableView
            state={state}
            table={table}
            title={title}
            getAddress={(other) => pastTableAddress(version, other)}
          />
        )}
        <p className="mt-3 max-w-[48em] text-muted text-note">{notes.join(' ')}</p>
      </Section>
    </PageMain>
  )
}
