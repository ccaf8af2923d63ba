import { SiteLink } from '@/components/layout/site-link'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import type { PastTable } from '@/lib/portal/versions/cite/load-table'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'
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
      <caption className="sr-only">Figures that are different</caption>
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
export function TableSince({ past: { about, newest, state, since } }: { past: PastTable }) {
  if (!since) return <p>This is the newest version.</p>
  if (since.length === 0) {
    return <p>No figure of this table has changed up to version {newest.version}.</p>
  }
  const changes = changesAddress({ from: about.version, to: newest.version, family: 'projects' })
  return (
    <>
      <p>
        Up to version {newest.version}:{' '}
        <SiteLink href={pastTableAddress(newest.version, state)}>the table then</SiteLink>,{' '}
        <SiteLink href={changes}>all changes of projects</SiteLink>.
      </p>
      <details className="mt-2">
        <summary>
          {since.length === 1
            ? '1 figure is different'
            : `${counted(since.length, 'figure')} are different`}
        </summary>
        <ChangedFigures since={since} from={about.version} to={newest.version} />
      </details>
    </>
  )
}
