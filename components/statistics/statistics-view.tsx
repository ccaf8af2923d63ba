import { PageContents } from '@/components/layout/page-contents'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { TableDownloads } from '@/components/publish/table-downloads'
import { chartHeight, chartSizes } from '@/lib/portal/statistics/charts/chart-size'
import { getStatistics } from '@/lib/portal/statistics/load'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { chartAddress, pictureAddress, tableAddress } from '@/lib/portal/statistics/statistic-file'
import type { Statistics } from '@/lib/portal/statistics/statistics'
import { counted, formatCount } from '@/lib/text/counted'
import { formatInstant } from '@/lib/text/dates'
import { ShareBars } from './share-bars'
import { StatisticTable } from './statistic-table'

interface ChartPictureProps {
  statistic: Statistic
  /** True for the first chart of a page; the others are loaded lazily. */
  first?: boolean
}

/** A chart as an image, in one version for wide screens and one for phones. */
function ChartPicture({ statistic, first }: ChartPictureProps) {
  const { id, title } = statistic
  const { wide, narrow } = chartSizes
  return (
    <picture>
      <source
        media="(max-width: 43.99rem)"
        srcSet={chartAddress(id, 'narrow')}
        width={narrow.width}
        height={chartHeight(statistic, narrow)}
      />
      <img
        src={chartAddress(id, 'wide')}
        alt={`Chart: ${title}. The table has the same numbers.`}
        width={wide.width}
        height={chartHeight(statistic, wide)}
        loading={first ? 'eager' : 'lazy'}
        className="h-auto w-full max-w-[24rem] print:scheme-light min-[44rem]:max-w-[42rem]"
      />
    </picture>
  )
}

/** A chart with notes on what it shows and omits, its table, and its files. */
function StatisticSection({ statistic, first }: { statistic: Statistic; first: boolean }) {
  const { id, title, shows, limits, rows, rest } = statistic
  return (
    <Section sideTitle id={id} title={title} note={shows}>
      {statistic.form === 'shares' ? (
        <ShareBars statistic={statistic} />
      ) : (
        <ChartPicture statistic={statistic} first={first} />
      )}
      <p className="mt-3 max-w-[42em] text-muted text-note">{limits}</p>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer py-1 text-[0.9375rem] text-accent">
          Table<span className="sr-only">: {title}</span>
        </summary>
        <StatisticTable statistic={statistic} />
      </details>
      <p>
        <TableDownloads
          what={rest ? `${title}, all ${rows.length} rows` : title}
          getAddress={(format) => tableAddress(id, format)}
        >
          <a href={chartAddress(id, 'wide')} download>
            Chart as SVG<span className="sr-only">: {title}</span>
          </a>
          <a href={pictureAddress(id)} download>
            PNG<span className="sr-only">: {title}</span>
          </a>
        </TableDownloads>
      </p>
    </Section>
  )
}

/** The statistics that are missing from the page, and why. */
function LeftOut({ withoutDetails, incomplete }: Statistics) {
  if (!withoutDetails && !incomplete) return null
  return (
    <div className="mt-11 max-w-[42em] space-y-2 border-rule-strong border-t pt-3 text-muted">
      {withoutDetails && (
        <p>
          Technical properties are not available: they need the details of every project, which the
          API behind this site only provides one at a time.
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
          Charts and tables of the {counted(projects, 'project')} and consortia in DID Atlas.
        </p>
        <p className="mt-2 max-w-[42em] text-muted text-note">
          As of <time dateTime={fetchedAt}>{formatInstant(fetchedAt)}</time>. These numbers count
          the projects we know of; see{' '}
          <SiteLink href="/about#inclusion">how projects are included</SiteLink>.
          {omitted > 0 && ` Invalid entries skipped: ${formatCount(omitted)}.`}
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
