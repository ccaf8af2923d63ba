import { DateText } from '@/components/layout/date-text'
import { IgnoredValues } from '@/components/layout/mistakes'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { familyOfPath } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import { pathOfRecord } from '@/lib/portal/versions/changed-record'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import {
  type CountryIssue,
  type FamilyIssue,
  familyText,
  type Issue,
} from '@/lib/portal/versions/issue'
import { counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { FeedLinks } from './feed-links'
import { type CountryRow, IssueCountries } from './issue-countries'
import { KindCounts } from './kind-counts'
import { VersionChoice } from './version-choice'
import './versions.css'

/** How many names a sentence lists. */
const maxNames = 3
/** How many new projects a country lists. */
const maxProjects = 2

type Span = Pick<Issue, 'from' | 'to'>

function Countries({ countries, span }: { countries: readonly CountryIssue[]; span: Span }) {
  const rows = countries.map(
    ({ country, events, added }): CountryRow => [
      country ? [country.code, country.name] : ['', ''],
      events.map(({ id, name, text }) => [id, name, text]),
      added.slice(0, maxProjects).map(({ id, name }) => [id, name]),
      Math.max(0, added.length - maxProjects),
    ],
  )
  return (
    <>
      <IssueCountries rows={rows} />
      <p className="note">
        <SiteLink href={`${changesAddress({ ...span, family: 'projects' })}#projects-added`}>
          All new projects
        </SiteLink>
      </p>
    </>
  )
}

function FamilyLine({ issue, span }: { issue: FamilyIssue; span: Span }) {
  const { family, kind, records, fields } = issue
  const known = familyOfPath(family)
  const address = changesAddress({ ...span, ...(known ? { family: known } : {}) })
  const names = kind === 'changed' ? [] : records.slice(0, maxNames)
  const left = records.length - names.length
  return (
    <li>
      <SiteLink href={`${address}#${family}-${kind}`}>{familyText(issue)}</SiteLink>
      {names.length > 0 && ': '}
      {names.map((record, place) => {
        const path = pathOfRecord(record)
        return (
          <span key={record.id}>
            {place > 0 && ', '}
            {path ? <SiteLink href={path}>{record.name}</SiteLink> : record.name}
          </span>
        )
      })}
      {names.length > 0 && left > 0 && ` and ${left} more`}
      {fields && <>, most often {fields}</>}.
    </li>
  )
}

function Months({ issue: { month, months } }: { issue: Issue }) {
  const others = months.filter((one) => one !== month)
  if (others.length === 0) return null
  return (
    <Section title="Other months" sideTitle>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {others.map((one) => (
          <li key={one}>
            <SiteLink href={changesAddress({ month: one })}>{formatDate(one)}</SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface IssuePageProps {
  issue: Issue
  versions: readonly Version[]
  /** Sentences about the values of the address that the page ignores. */
  ignored: readonly string[]
}

/** The changes of a month, in sentences by country and by kind. What changed field by field has a page of its own. */
export function IssuePage({ issue, versions, ignored }: IssuePageProps) {
  const { month, from, to, counts, countries, families } = issue
  const span = { from, to }
  const withEvents = countries.filter(({ events }) => events.length > 0)
  const withoutEvents = countries.filter(({ events }) => events.length === 0)
  const date = versions.find(({ version }) => version === to)?.date
  const changed = families.reduce((sum, { records }) => sum + records.length, 0)
  return (
    <PageMain section="changes">
      <div className="pt-9">
        <PageTitle>What changed in {formatDate(month)}</PageTitle>
        <IgnoredValues sentences={ignored} />
        <p className="mt-3 max-w-[42em] font-serif text-lede">
          {counted(changed, 'page')} changed between versions {from} and {to}
          {date && (
            <>
              {' '}
              (<DateText date={date.slice(0, 10)} />)
            </>
          )}
          . The linked pages have the sources.
        </p>
        <p className="mt-3 text-muted text-note">
          Subscribe: <FeedLinks page="/changes" of="everything" />
        </p>
      </div>
      <Section
        title="Projects by country"
        note="By the country of the managing organization."
        sideTitle
      >
        <Countries countries={withEvents} span={span} />
        {withoutEvents.length > 0 && (
          <details className="mt-2">
            <summary>
              {withEvents.length > 0 ? 'Only new projects' : 'New projects'}:{' '}
              {counted(withoutEvents.length, 'country', 'countries')}
            </summary>
            <div className="mt-3">
              <Countries countries={withoutEvents} span={span} />
            </div>
          </details>
        )}
      </Section>
      <Section title="By kind" sideTitle>
        <ul className="space-y-1.5">
          {families.map((one) => (
            <FamilyLine key={`${one.family} ${one.kind}`} issue={one} span={span} />
          ))}
        </ul>
      </Section>
      <Section title="Field by field" sideTitle>
        <details>
          <summary>Every change, and the comparison of any two versions</summary>
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
      <Months issue={issue} />
    </PageMain>
  )
}
