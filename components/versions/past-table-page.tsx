import { Numbers } from '@/components/explore/cross-table-view'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import { exploreAddress } from '@/lib/portal/explore/explore-query'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import { changesOfTable, type PastTable } from '@/lib/portal/versions/cite/load'
import {
  pastTableAddress,
  pastTableFileAddress,
} from '@/lib/portal/versions/cite/past-table-address'
import { counted, formatCount } from '@/lib/text/counted'
import { FrozenPage } from './frozen-page'
import '@/components/explore/explore.css'

async function TableSince({ pastTable }: { pastTable: PastTable }) {
  const { state } = pastTable
  const [from, to] = [pastTable.about.version, pastTable.newest.version]
  const since = await changesOfTable(pastTable)
  if (since.length === 0) return <p>This table has not changed since, up to version {to}.</p>
  const changes = changesAddress({ from, to, family: 'projects' })
  return (
    <>
      <p>
        Up to version {to}: <SiteLink href={pastTableAddress(to, state)}>the new table</SiteLink>,{' '}
        <SiteLink href={changes}>all changes to projects</SiteLink>.
      </p>
      <details className="mt-2">
        <summary>{counted(since.length, 'number')} changed</summary>
        <Table caption="Changed numbers" className="data-table stacked mt-2 max-w-[44em]">
          <TableHead columns={['Row and column', { figure: from }, { figure: to }]} />
          <tbody>
            {since.map(({ row, column, before, after }) => (
              <tr key={`${row} ${column}`}>
                <th scope="row">
                  {row}, {column}
                </th>
                <td className="figure" data-label={from}>
                  {formatCount(before)}
                </td>
                <td className="figure" data-label={to}>
                  {formatCount(after)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  )
}

export function PastTablePage({ pastTable }: { pastTable: PastTable }) {
  const { about, state, title, notes, table } = pastTable
  const { version } = about
  return (
    <FrozenPage
      frozen={pastTable}
      current={exploreAddress(state)}
      contents="the counted projects with their row and column values, sorted by id"
      getAddress={(format) => pastTableFileAddress(version, state, format)}
      since={<TableSince pastTable={pastTable} />}
    >
      <Numbers
        state={state}
        table={table}
        title={title}
        getAddress={(other) => pastTableAddress(version, other)}
      />
      <p className="mt-3 max-w-[48em] text-muted text-note">{notes.join(' ')}</p>
    </FrozenPage>
  )
}
