import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { IgnoredFilters } from '@/components/list/list-notes'
import { ListCell } from '@/components/list/list-table'
import { type Family, getWords } from '@/lib/contract/families'
import type { IgnoredFilter } from '@/lib/portal/list/ignored-filters'
import type { ListRow } from '@/lib/portal/list/list-definition'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import type { PastList } from '@/lib/portal/versions/cite/load'
import { pastListFileAddress } from '@/lib/portal/versions/cite/past-list-address'
import { counted } from '@/lib/text/counted'
import { CiteFrozen } from './cite-frozen'

/** The name without a checkbox, because comparisons use current data. */
function Name({ family, row: { id, code, name } }: { family: Family; row: ListRow }) {
  return family === 'countries' ? (
    <CountryLink country={{ code: code ?? '', name }} />
  ) : (
    <RecordLink family={family} id={id} name={name} />
  )
}

/** The records of a list as of a version. The links open the current profiles. */
function PastListTable({ view: { family, columns, rows } }: { view: ListView }) {
  const others = columns.filter(({ kind }) => kind !== 'name')
  if (rows.length === 0) return <p>No results.</p>
  return (
    <table className="data-table stacked list-table of-records">
      <caption className="sr-only">{getWords(family).title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {others.map(({ key, title, kind }) => (
            <th key={key} scope="col" className={kind === 'figure' ? 'figure' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Name family={family} row={row} />
            </td>
            {others.map((column) => (
              <ListCell key={column.key} column={column} row={row} family={family} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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

/** The changes in a list since its version. */
function ListSince({ list: { about, newest, view, since } }: { list: PastList }) {
  if (!since) return <p>This is the newest version.</p>
  const { added, removed, changed } = since
  const { family } = view
  if (added.length + removed.length + changed.length === 0) {
    return <p>This list has not changed since, up to version {newest.version}.</p>
  }
  const changes = changesAddress({
    from: about.version,
    to: newest.version,
    family,
  })
  return (
    <>
      <p>
        Up to version {newest.version}.{' '}
        <SiteLink href={changes}>All changes, field by field</SiteLink>
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

/** A list as of a version: its citation, the changes since, and its records. */
export function PastListPage({ list, state, ignored }: PastListPageProps) {
  const { about, view, title, count } = list
  const currentAddress = listAddress(`/${view.family}`, {
    q: state.q,
    page: 1,
    filters: state.filters,
  })
  return (
    <PageMain section={view.family}>
      <div className="pt-9">
        <PageTitle>{title}</PageTitle>
        <p className="mt-3 max-w-[42em] font-serif text-lede">
          {count} as of version{' '}
          <SiteLink href={versionAddress(about.version)}>{about.version}</SiteLink>, of{' '}
          <DateText date={about.date.slice(0, 10)} />. This list never changes;{' '}
          <SiteLink href={currentAddress}>today’s list</SiteLink> may.
        </p>
        <IgnoredFilters filters={ignored} />
      </div>
      <Section title="Cite this list" sideTitle>
        <CiteFrozen
          {...list}
          contents="the records as returned by the API, sorted by id"
          getAddress={(format) => pastListFileAddress(about.version, view.family, state, format)}
        />
      </Section>
      <Section title="Since then" sideTitle>
        <ListSince list={list} />
      </Section>
      <Section title="The list" note={`${count} as of version ${about.version}.`}>
        <PastListTable view={view} />
      </Section>
    </PageMain>
  )
}
