import { Fragment, type ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { Fact, FactList } from '@/components/layout/fact-list'
import { IgnoredValues } from '@/components/layout/mistakes'
import { PageMain } from '@/components/layout/page-main'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { ChangeKind } from '@/lib/contract/changes'
import { familyOfPath } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import { changeKindNames, groupId } from '@/lib/portal/versions/change-words'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import type {
  CountryChanges,
  KindCount,
  MonthlyChanges,
  ProjectEvent,
} from '@/lib/portal/versions/monthly-changes'
import { describeUndated } from '@/lib/portal/wallets/finding'
import { withoutCountry } from '@/lib/portal/wallets/national-wallets'
import { counted, formatCount } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { curlyApostrophes } from '@/lib/text/sentences'
import { ChangesByCountry, type CountryRow } from './changes-by-country'
import { VersionChoice } from './changes-page'
import { FeedLinks } from './feed-links'
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

const countEvents = (rows: readonly CountryRow[]): number =>
  rows.reduce((sum, { events }) => sum + events.length, 0)

const isOfWallet = ({ isWallet }: ProjectEvent): boolean => isWallet

/** The statuses of national wallets, and those of other projects, which are folded. */
function ChangedStatuses({
  countries,
  from,
  notes,
}: Pick<MonthlyChanges, 'countries' | 'from' | 'notes'>) {
  const ofWallets = eventRows(countries, ({ updates }) => updates.filter(isOfWallet))
  const others = eventRows(countries, ({ updates }) => updates.filter((one) => !isOfWallet(one)))
  const count = countEvents(ofWallets) + countEvents(others)
  if (count === 0) return null
  return (
    <>
      <p className="mt-3">
        We corrected the status of {counted(count, 'project')} of version {from}.
        {notes.length > 0 &&
          ' The release notes give a higher number because they include projects added after that version.'}
      </p>
      {ofWallets.length > 0 && (
        <div className="mt-3">
          <ChangesByCountry rows={ofWallets} />
        </div>
      )}
      {others.length > 0 && (
        <details className="mt-3">
          <summary>
            Show {counted(countEvents(others), ofWallets.length > 0 ? 'other project' : 'project')}
          </summary>
          <div className="mt-3">
            <ChangesByCountry rows={others} />
          </div>
        </details>
      )}
    </>
  )
}

/** The first laws that were added, by name. */
function NewLaws({ laws }: { laws: MonthlyChanges['newLaws'] }) {
  if (laws.length === 0) return null
  const hiddenCount = laws.length - maxLaws
  return (
    <p className="mt-1.5">
      New laws and bills:{' '}
      {laws.slice(0, maxLaws).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <RecordLink family="regulations" id={id} name={name} />
        </span>
      ))}
      {hiddenCount > 0 && ` and ${hiddenCount} more`}.
    </p>
  )
}

interface KindProps {
  kind: ChangeKind
  changes: MonthlyChanges
  children?: ReactNode
}

/** The numbers of records with a kind of change. Each number links to its group in the comparison. */
function Kind({ kind, changes: { kinds, from, to }, children }: KindProps) {
  if (kinds[kind].length === 0) return null
  return (
    <Fact term={kind === 'changed' ? 'Corrected or extended' : changeKindNames[kind]}>
      {kinds[kind].map(({ family, text }, index) => (
        <Fragment key={family}>
          {index > 0 && ', '}
          {/* Not a `SiteLink`: browsers open the folded group only if they load the page themselves. */}
          <a
            href={`${changesAddress({ from, to, family: familyOfPath(family) })}#${groupId(family, kind)}`}
          >
            {text}
          </a>
        </Fragment>
      ))}
      {children}
    </Fact>
  )
}

function Launches({ launches }: Pick<MonthlyChanges, 'launches'>) {
  if (launches.length === 0) return null
  return (
    <Section
      title="National wallets launched in the past year"
      note={<SiteLink href="/wallets">All national wallets</SiteLink>}
      sideTitle
    >
      <FactList form="wide">
        {launches.map(({ id, title, country, launch_date: date }) => (
          <Fact key={id} term={date && <DateText month date={date} />}>
            {country && (
              <>
                <CountryLink country={country} />:{' '}
              </>
            )}
            <RecordLink
              family="projects"
              id={id}
              name={withoutCountry(title, country?.name ?? '')}
            />
          </Fact>
        ))}
      </FactList>
    </Section>
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

const countRecords = (counts: readonly KindCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

interface MonthPageProps {
  changes: MonthlyChanges
  versions: readonly Version[]
  /** Sentences about the values of the address that the page ignores. */
  ignored: readonly string[]
}

/**
 * The changes of a month as news: first events, then changes of the data. The comparison page has the field-by-field
 * changes.
 */
export function MonthPage({ changes, versions, ignored }: MonthPageProps) {
  const { month, from, to, notes, countries, kinds, newLaws, launches, undatedLaunches } = changes
  const undated = describeUndated(
    undatedLaunches.map(({ country, title }) => country?.name ?? title),
  )
  const launched = new Set(launches.map(({ id }) => id))
  const news = eventRows(countries, (country) => country.news.filter(({ id }) => !launched.has(id)))
  return (
    <PageMain title={`What we recorded in ${formatDate(month)}`}>
      <IgnoredValues sentences={ignored} />
      <p className="mt-3 max-w-[42em] font-serif text-lede">
        {launches.length > 0 &&
          `We know of ${counted(launches.length, 'national wallet')} that launched in the past year. `}
        {undated && `${undated} `}
        In our data, we added {counted(countRecords(kinds.added), 'record')}, corrected or extended{' '}
        {formatCount(countRecords(kinds.changed))} and removed{' '}
        {formatCount(countRecords(kinds.removed))}.
      </p>
      <p className="mt-3 text-muted text-note">
        Subscribe: <FeedLinks page="/changes" subject="all records" />
      </p>
      <Launches launches={launches} />
      <Section
        title={launched.size > 0 ? 'Other events' : 'Events'}
        note="Announcements, launches, pilots and closures from the past year, recorded this month, newest first"
        sideTitle
      >
        {news.length > 0 ? <ChangesByCountry rows={news} /> : <p>Nothing new this month.</p>}
      </Section>
      <Section title="In our data" note={`From version ${from} to version ${to}`} sideTitle>
        <FactList form="wide">
          <Kind kind="added" changes={changes}>
            <NewLaws laws={newLaws} />
          </Kind>
          <Kind kind="changed" changes={changes}>
            <ChangedStatuses {...changes} />
          </Kind>
          <Kind kind="removed" changes={changes} />
        </FactList>
        <details className="mt-3">
          <summary>Compare two versions</summary>
          <VersionChoice versions={versions} state={{ from, to }} />
        </details>
      </Section>
      {notes.length > 0 && (
        <Section title="Release notes" sideTitle>
          <FactList form="wide">
            {notes.map(({ version, notes: texts }) => (
              <Fact key={version} term={formatDate(version.replaceAll('.', '-'))}>
                {texts.map((text) => (
                  <p key={text} className="mb-1.5 max-w-[42em] last:mb-0">
                    {curlyApostrophes(text)}
                  </p>
                ))}
              </Fact>
            ))}
          </FactList>
        </Section>
      )}
      <OtherMonths changes={changes} />
    </PageMain>
  )
}
