import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import { IgnoredFilters } from '@/components/list/list-notes'
import { ListCell, RowLink } from '@/components/list/list-table'
import { type Family, getWords } from '@/lib/contract/families'
import type { IgnoredFilter } from '@/lib/portal/list/ignored-filters'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import { changesOfList, type PastList } from '@/lib/portal/versions/cite/load'
import { getFilter, pastListFileAddress } from '@/lib/portal/versions/cite/past-list-address'
import { counted } from '@/lib/text/counted'
import { FrozenPage } from './frozen-page'

/** On phones, visitors expand longer lists. */
const maxRows = 20

/** The records of a list as of a version. The links open the current profiles. */
function PastListTable({ view: { family, columns, rows } }: { view: ListView }) {
  const otherColumns = columns.filter(({ kind }) => kind !== 'name')
  if (rows.length === 0) return <p>No results.</p>
  return (
    <Table caption={getWords(family).title} className="data-table stacked list-table of-records">
      <TableHead
        columns={[
          'Name',
          ...otherColumns.map(({ title, kind }) => (kind === 'figure' ? { figure: title } : title)),
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {/* Without a checkbox, because comparisons use current data. */}
            <th scope="row">
              <RowLink row={row} family={family} />
            </th>
            {otherColumns.map((column) => (
              <ListCell key={column.key} column={column} row={row} family={family} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface GroupProps {
  family: Family
  title: string
  records: readonly { id: number; name: string }[]
}

function Group({ family, title, records }: GroupProps) {
  if (records.length === 0) return null
  return (
    <details className="mt-2">
      <summary>
        {title}: {counted(records.length, 'record')}
      </summary>
      <ul className="mt-1 list-disc pl-5">
        {records.map(({ id, name }) => (
          <li key={id}>
            {family === 'countries' ? name : <RecordLink family={family} id={id} name={name} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

async function ListSince({ list }: { list: PastList }) {
  const { about, newest, view } = list
  const { added, removed, changed } = await changesOfList(list)
  const { family } = view
  if (added.length + removed.length + changed.length === 0) {
    return <p>This list has not changed since, up to version {newest.version}.</p>
  }
  return (
    <>
      <p>
        Up to version {newest.version}.{' '}
        <SiteLink href={changesAddress({ from: about.version, to: newest.version, family })}>
          All changes, field by field
        </SiteLink>
      </p>
      <Group family={family} title="Added to the list" records={added} />
      <Group family={family} title="Removed from the list" records={removed} />
      <Group family={family} title="Changed" records={changed} />
    </>
  )
}

interface PastListPageProps {
  list: PastList
  state: ListState
  /** The filters of the address that the list does not apply. */
  ignored: readonly IgnoredFilter[]
}

export function PastListPage({ list, state, ignored }: PastListPageProps) {
  const { about, view } = list
  const { family } = view
  return (
    <FrozenPage
      frozen={list}
      notes={<IgnoredFilters filters={ignored} />}
      current={listAddress(`/${family}`, getFilter(state))}
      contents="the records as returned by the API, sorted by id"
      getAddress={(format) => pastListFileAddress(about.version, family, state, format)}
      since={<ListSince list={list} />}
    >
      <details className="fold on-phones" open={view.rows.length <= maxRows}>
        <summary>{`Show ${counted(view.rows.length, 'record')}`}</summary>
        <PastListTable view={view} />
      </details>
    </FrozenPage>
  )
}
