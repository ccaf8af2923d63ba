import { IgnoredValues } from '@/components/layout/mistakes'
import { PageMain } from '@/components/layout/page-main'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { Version } from '@/lib/contract/versions'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import {
  type CountryChanges,
  familySentences,
  type MonthlyChanges,
  type ProjectEvent,
} from '@/lib/portal/versions/monthly-changes'
import { curlyApostrophes } from '@/lib/text/apostrophes'
import { counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { ChangesByCountry, type CountryRow } from './changes-by-country'
import { FeedLinks } from './feed-links'
import { KindCounts } from './kind-counts'
import { VersionChoice } from './version-choice'
import './versions.css'

/** How many laws a sentence lists: more than three are hard to read. */
const maxLaws = 3

/** Only the properties that the list shows, because the props are repeated in the payload of the page. */
const eventRows = (
  countries: readonly CountryChanges[],
  getEvents: (country: CountryChanges) => readonly ProjectEvent[],
): CountryRow[] =>
  countries
    .map((entry) => ({
      ...(entry.country ? { country: { name: entry.country.name, code: entry.country.code } } : {}),
      events: getEvents(entry).map(({ id, name, text }) => ({ id, name, text })),
    }))
    .filter(({ events }) => events.length > 0)

interface FoldedRowsProps {
  summary: string
  rows: readonly CountryRow[]
}

function FoldedRows({ summary, rows }: FoldedRowsProps) {
  if (rows.length === 0) return null
  return (
    <details className="mt-3">
      <summary>{summary}</summary>
      <div className="mt-3">
        <ChangesByCountry rows={rows} />
      </div>
    </details>
  )
}

/** The first laws that were added, by name. */
function NewLaws({ families }: Pick<MonthlyChanges, 'families'>) {
  const laws = families.find(({ family, kind }) => family === 'regulations' && kind === 'added')
  if (!laws) return null
  const hiddenCount = laws.records.length - maxLaws
  return (
    <li>
      New laws and bills in our data:{' '}
      {laws.records.slice(0, maxLaws).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <RecordLink family="regulations" id={id} name={name} />
        </span>
      ))}
      {hiddenCount > 0 && ` and ${hiddenCount} more`}.
    </li>
  )
}

function OtherMonths({ changes: { month, months } }: { changes: MonthlyChanges }) {
  const otherMonths = months.filter((other) => other !== month)
  if (otherMonths.length === 0) return null
  return (
    <Section title="Other months" sideTitle>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {otherMonths.map((other) => (
          <li key={other}>
            <SiteLink href={changesAddress({ month: other })}>{formatDate(other)}</SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface MonthPageProps {
  changes: MonthlyChanges
  versions: readonly Version[]
  /** Sentences about the values of the address that the page ignores. */
  ignored: readonly string[]
}

const countEvents = (rows: readonly CountryRow[]): number =>
  rows.reduce((sum, { events }) => sum + events.length, 0)

/**
 * The changes of a month as news: first events, then changes of the data. The comparison page has the field-by-field
 * changes.
 */
export function MonthPage({ changes, versions, ignored }: MonthPageProps) {
  const { month, from, to, counts, notes, countries, families } = changes
  const span = { from, to }
  const news = eventRows(countries, (country) => country.news)
  const updates = eventRows(countries, (country) => country.updates)
  return (
    <PageMain section="changes" title={`What we recorded in ${formatDate(month)}`}>
      <IgnoredValues sentences={ignored} />
      <p className="mt-3 max-w-[42em] font-serif text-lede">
        What is new around the world, and what we added and corrected. Follow a link to see the
        sources.
      </p>
      <p className="mt-3 text-muted text-note">
        Subscribe: <FeedLinks page="/changes" subject="all records" />
      </p>
      <Section
        title="In the world"
        note="Announcements, launches, pilots and endings of the past year that we recorded this month"
        sideTitle
      >
        {news.length > 0 ? <ChangesByCountry rows={news} /> : <p>Nothing new this month.</p>}
      </Section>
      <Section title="In our data" note="Additions and corrections" sideTitle>
        <ul className="max-w-[46em] list-disc space-y-1.5 pl-5">
          {notes.map((note) => (
            <li key={note}>{curlyApostrophes(note)}</li>
          ))}
          {familySentences(families).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <NewLaws families={families} />
        </ul>
        <FoldedRows
          summary={`Show ${counted(countEvents(updates), 'new or corrected status', 'new or corrected statuses')}`}
          rows={updates}
        />
        <p className="mt-3">
          <SiteLink href={changesAddress({ ...span, family: 'projects' })}>
            All new and corrected projects
          </SiteLink>
        </p>
      </Section>
      <Section title="Details" note={`From version ${from} to version ${to}`} sideTitle>
        <details>
          <summary>Show the number of changes, or compare two versions</summary>
          <div className="mt-3">
            <KindCounts
              counts={counts}
              caption={`Changes from ${from} to ${to}`}
              getPage={(family) => changesAddress({ ...span, family })}
            />
          </div>
          <VersionChoice versions={versions} state={span} />
        </details>
      </Section>
      <OtherMonths changes={changes} />
    </PageMain>
  )
}
