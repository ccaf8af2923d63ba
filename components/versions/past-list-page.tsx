import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { IgnoredFilters } from '@/components/list/ignored-filters'
import type { IgnoredFilter } from '@/lib/portal/list/ignored-filters'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import type { PastList } from '@/lib/portal/versions/cite/load'
import { pastListFileAddress } from '@/lib/portal/versions/cite/past-list-address'
import { versionAddress } from '@/lib/portal/versions/version-address'
import { CiteFrozen } from './cite-frozen'
import { ListSince } from './list-since'
import { PastListTable } from './past-list-table'

interface PastListPageProps {
  list: PastList
  state: ListState
  /** The filters of the address that the list does not apply. */
  ignored: readonly IgnoredFilter[]
}

/** A list as of a version: its citation, the changes since, and its records. */
export function PastListPage({ list, state, ignored }: PastListPageProps) {
  const { about, view, title, count } = list
  const today = listAddress(`/${view.family}`, { q: state.q, page: 1, filters: state.filters })
  return (
    <PageMain section={view.family}>
      <div className="pt-9">
        <PageTitle>{title}</PageTitle>
        <p className="mt-3 max-w-[42em] font-serif text-lede">
          {count} as of version{' '}
          <SiteLink href={versionAddress(about.version)}>{about.version}</SiteLink>, of{' '}
          <DateText date={about.date.slice(0, 10)} />. This list stays as it is;{' '}
          <SiteLink href={today}>today’s list</SiteLink> may change.
        </p>
        <IgnoredFilters filters={ignored} />
      </div>
      <Section title="Cite this list" beside>
        <CiteFrozen
          {...list}
          contents="the records as the API gave them, in the order of their numbers"
          addressOf={(format) => pastListFileAddress(about.version, view.family, state, format)}
        />
      </Section>
      <Section title="Since then" beside>
        <ListSince list={list} />
      </Section>
      <Section title="The list" note={`${count} as of version ${about.version}.`}>
        <PastListTable view={view} />
      </Section>
    </PageMain>
  )
}
