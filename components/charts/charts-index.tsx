import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { type ChartGroup, chartGroups } from '@/lib/portal/charts/chart'
import { listCharts } from '@/lib/portal/charts/load'
import { dataDay } from '@/lib/portal/publish/data-context'
import { formatCount } from '@/lib/text/counted'
import { ChartList } from './chart-list'

const groups = Object.keys(chartGroups) as ChartGroup[]

/** All charts, by subject. */
export async function ChartsIndex() {
  const { charts, context } = await listCharts()
  return (
    <PageMain section="statistics" title="Charts">
      <p className="mt-3 max-w-[40em] font-serif text-lede">
        {formatCount(charts.length)} findings about decentralized identity in government. Each has
        its own page with the numbers, a citation, and code to embed it.
      </p>
      <p className="mt-2 max-w-[42em] text-muted text-note">
        Data of <DateText date={dataDay(context)} />. The charts count the projects we know of: see{' '}
        <SiteLink href="/about/inclusion">which projects we include</SiteLink>. For other questions,
        build a table in <SiteLink href="/explore">Explore</SiteLink>.
      </p>
      {groups.map((group) => {
        const chartsOfGroup = charts.filter((chart) => chart.group === group)
        return chartsOfGroup.length > 0 ? (
          <Section key={group} title={chartGroups[group]}>
            <ChartList charts={chartsOfGroup} isIndex />
          </Section>
        ) : null
      })}
    </PageMain>
  )
}
