import { PageContents } from '@/components/layout/page-contents'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { getStatistics } from '@/lib/portal/statistics/load'
import type { Statistics } from '@/lib/portal/statistics/statistics'
import { counted } from '@/lib/text/counted'
import { formatInstant } from '@/lib/text/dates'
import { StatisticSection } from './statistic-section'

/** The statistics that are missing from the page, and why. */
function LeftOut({ withoutDetails, incomplete }: Statistics) {
  if (!withoutDetails && !incomplete) return null
  return (
    <div className="mt-11 max-w-[42em] space-y-2 border-rule-strong border-t pt-3 text-muted">
      {withoutDetails && (
        <p>
          Technical properties are not counted here: they need the details of every project, which
          the API hands out one by one.
        </p>
      )}
      {incomplete && (
        <p>Some of the data is unavailable right now. It is usually back within a minute.</p>
      )}
    </div>
  )
}

export async function StatisticsView() {
  const answer = await getStatistics()
  const { statistics, projects, omitted, fetchedAt } = answer
  return (
    <PageMain section="statistics">
      <div className="pt-9">
        <PageTitle>Statistics</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          Government-affiliated decentralized identity in figures, counted from the same{' '}
          {counted(projects, 'project')} and consortia that this record describes one by one.
        </p>
        <p className="mt-2 max-w-[42em] text-muted text-note">
          Counted <time dateTime={fetchedAt}>{formatInstant(fetchedAt)}</time>. A number says what
          is on record, not what exists in the world:{' '}
          <SiteLink href="/about#inclusion">how projects are chosen</SiteLink>.
          {omitted > 0 && ` ${counted(omitted, 'record')} could not be read and are not counted.`}
        </p>
        <PageContents sections={statistics} />
      </div>
      {statistics.map((statistic, index) => (
        <StatisticSection key={statistic.id} statistic={statistic} first={index === 0} />
      ))}
      <LeftOut {...answer} />
    </PageMain>
  )
}
