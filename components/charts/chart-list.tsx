import { SiteLink } from '@/components/layout/site-link'
import { type Chart, type ChartGroup, chartGroups, chartSubtitle } from '@/lib/portal/charts/chart'
import { chartAddress, listFormerIds } from '@/lib/portal/charts/chart-address'
import { chartSizes } from '@/lib/portal/charts/draw/chart-size'
import './charts.css'
import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { Section } from '@/components/layout/section'
import { listCharts } from '@/lib/portal/charts/load'
import { dataDay } from '@/lib/portal/publish/data-context'
import { formatCount } from '@/lib/text/counted'

interface ChartListProps {
  charts: readonly Chart[]
  /** The version of the charts, if it is not the current one. */
  version?: string
  /** True on the index, which keeps the addresses of the parts of its former page. */
  isIndex?: boolean
}

export function ChartList({ charts, version, isIndex = false }: ChartListProps) {
  const { small, broad } = chartSizes
  return (
    <ul className="chart-list">
      {charts.map((chart, at) => {
        const { id, finding } = chart
        return (
          <li key={id} id={isIndex ? id : undefined}>
            <div>
              {isIndex && listFormerIds(id).map((former) => <span key={former} id={former} />)}
              <SiteLink href={chartAddress(id, version)}>{finding}</SiteLink>
              <p>
                {chartSubtitle(chart)}
                {chart.basis !== undefined && '.'}
              </p>
            </div>
            <picture>
              {at === 0 && charts.length % 3 === 2 && (
                <source
                  media="(min-width: 64rem)"
                  srcSet={`${chartAddress(id)}/broad.svg`}
                  width={broad.width}
                  height={broad.smallHeight}
                />
              )}
              <img
                src={`${chartAddress(id)}/small.svg`}
                alt=""
                width={small.width}
                height={small.smallHeight}
                loading="lazy"
              />
            </picture>
          </li>
        )
      })}
    </ul>
  )
}

const groups = Object.keys(chartGroups) as ChartGroup[]

/** All charts, by subject. */
export async function ChartsIndex() {
  const { charts, context } = await listCharts()
  return (
    <PageMain title="Charts">
      <p className="mt-3 max-w-[40em] font-serif text-lede">
        {formatCount(charts.length)} findings about decentralized identity in government. Each has
        its own page with the numbers, a citation, and code to embed it.
      </p>
      <p className="mt-2 max-w-[42em] text-muted text-note">
        Data as of <DateText date={dataDay(context)} />. The charts count the projects we know of:
        see <SiteLink href="/about/inclusion">which projects we include</SiteLink>. For other
        questions, build a table in <SiteLink href="/explore">Explore</SiteLink>.
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
