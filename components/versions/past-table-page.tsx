import { CrossTableView } from '@/components/explore/cross-table-view'
import { FigureList } from '@/components/explore/figure-list'
import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { exploreAddress } from '@/lib/portal/explore/explore-query'
import type { PastTable } from '@/lib/portal/versions/cite/load-table'
import {
  pastTableAddress,
  pastTableFileAddress,
} from '@/lib/portal/versions/cite/past-table-address'
import { versionAddress } from '@/lib/portal/versions/version-address'
import { CiteFrozen } from './cite-frozen'
import { TableSince } from './table-since'
import '@/components/explore/explore.css'

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
          <DateText date={about.date.slice(0, 10)} />. This table stays as it is;{' '}
          <SiteLink href={exploreAddress(state)}>today’s table</SiteLink> may change.
        </p>
      </div>
      <Section title="Cite this table" beside>
        <CiteFrozen
          {...past}
          contents="the projects that are counted, each with its values in the rows and columns, in the order of their numbers"
          addressOf={(format) => pastTableFileAddress(version, state, format)}
        />
      </Section>
      <Section title="Since then" beside>
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
            addressOf={(other) => pastTableAddress(version, other)}
          />
        )}
        <p className="mt-3 max-w-[48em] text-muted text-note">{notes.join(' ')}</p>
      </Section>
    </PageMain>
  )
}
