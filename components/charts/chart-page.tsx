import type { Metadata } from 'next'
import { Fragment } from 'react'
import { DateText } from '@/components/layout/date-text'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { Cite } from '@/components/publish/cite'
import { CopyButton } from '@/components/publish/copy-button'
import { JsonLd } from '@/components/publish/page-head'
import { TableDownloads } from '@/components/publish/table-downloads'
import {
  type Chart,
  type ChartRow,
  chartGroups,
  chartSubtitle,
  drawnRows,
  isChartId,
  isVersioned,
  numberHeadings,
  rowCells,
} from '@/lib/portal/charts/chart'
import { chartAddress, chartEmbed, chartsPath } from '@/lib/portal/charts/chart-address'
import { chartCitation } from '@/lib/portal/charts/chart-table'
import { type ChartAnswer, getChart } from '@/lib/portal/charts/load'
import { creditName, dataDay } from '@/lib/portal/publish/data-context'
import { getFrame } from '@/lib/portal/publish/embed/embeds'
import { chartNode } from '@/lib/portal/publish/seo/json-ld/site'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { counted, formatCount } from '@/lib/text/counted'
import { notDisclosedLabel } from '@/lib/text/labels'
import { licenceName } from '@/lib/text/names'
import { uncapitalized } from '@/lib/text/sentences'
import { ChartList } from './chart-list'
import { ChartNumbers, type ChartNumbersProps } from './chart-numbers'
import { ChartPicture } from './chart-picture'
import { ChartTabs } from './chart-tabs'

interface ChartProps {
  chart: Chart
  answer: ChartAnswer
}

const tabs = {
  chart: 'Chart',
  table: 'Table',
  embed: 'Embed',
  cite: 'Cite',
  download: 'Download',
} as const

/** The reason why records are in no row: `'ledger not disclosed'`. */
const omission = ({ heading }: Chart, { label }: ChartRow): string =>
  uncapitalized(label === notDisclosedLabel ? `${heading} ${label.toLowerCase()}` : label)

function Omissions({ chart }: { chart: Chart }) {
  const { omitted = [], unit } = chart
  if (omitted.length === 0) return null
  const count = omitted.reduce((sum, { total }) => sum + total.value, 0)
  return (
    <p>
      Not in the chart: {counted(count, ...unit)} (
      {omitted.map((row, at) => (
        <Fragment key={row.label}>
          {at > 0 && '; '}
          {row.total.path ? (
            <SiteLink href={row.total.path}>{omission(chart, row)}</SiteLink>
          ) : (
            omission(chart, row)
          )}
          {omitted.length > 1 && `: ${formatCount(row.total.value)}`}
        </Fragment>
      ))}
      ).
    </p>
  )
}

function Notes({ chart }: { chart: Chart }) {
  const { rows, limits } = chart
  const drawnCount = drawnRows(chart).length
  return (
    <div className="chart-notes">
      <p>Select a bar to see what it counts.</p>
      <Omissions chart={chart} />
      {drawnCount < rows.length && (
        <p>
          The chart shows the first {drawnCount} of {formatCount(rows.length)};{' '}
          <a href="#table">the table</a> has all.
        </p>
      )}
      {limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
    </div>
  )
}

function EmbedView({ chart, answer }: ChartProps) {
  const embed = chartEmbed(chart.id, chart.name)
  const frame = getFrame(embed, answer.context.siteUrl)
  return (
    <div className="embed-code max-w-[46em]">
      <p>
        Paste this HTML into another site. It shows the chart, its title, credit and licence,
        follows the reader’s light or dark theme, and loads nothing from third parties.{' '}
        <CopyButton what="the HTML" text={frame} />
      </p>
      <code>{frame}</code>
      <p>
        The frame always shows the newest data. <a href={embed.path}>Open the frame on its own</a>
      </p>
    </div>
  )
}

function CiteView({ chart, answer: { context, pastVersion } }: ChartProps) {
  const { version } = context
  return (
    <div className="max-w-[46em]">
      <Cite
        what="chart"
        file={`${chartAddress(chart.id, pastVersion)}/citation`}
        citation={chartCitation(chart, context)}
      />
      {version !== undefined && pastVersion === undefined && isVersioned(chart) && (
        <p className="mt-3 text-muted text-note">
          The citation links to{' '}
          <SiteLink href={chartAddress(chart.id, version)}>version {version}</SiteLink> of this
          chart, which never changes.
        </p>
      )}
    </div>
  )
}

function DownloadView({ chart, answer: { pastVersion } }: ChartProps) {
  const address = chartAddress(chart.id, pastVersion)
  const files = [
    ['chart.svg', 'SVG', 'the picture, to scale and edit'],
    ['chart.png', 'PNG', 'the picture with title and credit'],
    ['table.csv', 'CSV', 'the numbers, for spreadsheets'],
    ['table.json', 'JSON', 'the numbers, for programs'],
  ]
  return (
    <ul className="chart-files max-w-[38em]">
      {files.map(([file, name, contents]) => (
        <li key={file}>
          <a href={`${address}/${file}`} download={`did-atlas-${chart.id}.${name?.toLowerCase()}`}>
            {name}
          </a>
          : {contents}
        </li>
      ))}
    </ul>
  )
}

function SourceLine({ chart, answer: { context, pastVersion, sourceCount } }: ChartProps) {
  const { terms, version } = context
  return (
    <div className="chart-source">
      <p>
        Source: {terms ? creditName(terms) : 'see the terms'}
        {version && (
          <>
            , version <SiteLink href={`/versions/${version}`}>{version}</SiteLink>
          </>
        )}
        , <DateText date={dataDay(context)} />
        {sourceCount ? `, from ${counted(sourceCount, 'public source')}` : ''}.{' '}
        <SiteLink href="/terms">
          {terms ? licenceName(terms.license.spdx_id) : 'Terms and licence'}
        </SiteLink>
      </p>
      <TableDownloads
        what={chart.name}
        getAddress={(format) => `${chartAddress(chart.id, pastVersion)}/table.${format}`}
      />
    </div>
  )
}

/** Only the properties that the table shows, because the props are repeated in the payload of the page. */
function toNumbers(chart: Chart): ChartNumbersProps {
  const { name, heading, rows, omitted = [], incomplete } = chart
  return {
    name,
    headings: [heading, ...numberHeadings(chart)],
    rows: [...rows, ...omitted].map((row) => ({
      label: row.label,
      ...(row.path ? { path: row.path } : {}),
      cells: rowCells(chart, row),
      ...(row.label === incomplete ? { isIncomplete: true } : {}),
    })),
  }
}

/** A chart of the current data or of a version: its finding, its picture, and the means to reuse it elsewhere. */
function ChartArticle(props: ChartProps) {
  const { chart, answer } = props
  const { context, pastVersion: version, otherCharts } = answer
  return (
    <PageMain>
      <JsonLd node={chartNode(chart, context, version)} />
      <article className="chart-article pt-9">
        <p className="mb-2 text-muted text-note">
          <SiteLink href={chartsPath}>Charts</SiteLink> · {chartGroups[chart.group]} ·{' '}
          <DateText date={dataDay(context)} />
        </p>
        <PageTitle>{chart.finding}</PageTitle>
        {version && (
          <p className="mt-2 text-note">
            This is the chart as of version {version}, which never changes.{' '}
            <SiteLink href={chartAddress(chart.id)}>The chart of today</SiteLink>
          </p>
        )}
        <ChartTabs tabs={tabs} />
        <div className="chart-views">
          <section id="chart" aria-label={tabs.chart}>
            <p className="chart-definition">
              <b>{chart.name}</b> {chart.basis && <span>{chart.basis}.</span>} {chart.definition}
            </p>
            <div className="chart-figure">
              <ChartPicture chart={chart} version={answer.pastVersion} />
              <Notes chart={chart} />
            </div>
          </section>
          <section id="table" aria-label={tabs.table}>
            <ChartNumbers {...toNumbers(chart)} />
          </section>
          <section id="embed" aria-label={tabs.embed} className="screen-only">
            <EmbedView {...props} />
          </section>
          <section id="cite" aria-label={tabs.cite}>
            <CiteView {...props} />
          </section>
          <section id="download" aria-label={tabs.download} className="screen-only">
            <DownloadView {...props} />
          </section>
        </div>
        <SourceLine {...props} />
      </article>
      <Section title="More charts">
        <ChartList charts={otherCharts} version={version} />
      </Section>
    </PageMain>
  )
}

/** Rendered if the data does not allow a chart. */
export function NoChart() {
  return (
    <PageMain title="This chart is not available">
      <p className="mt-3 max-w-[42em]">
        The data behind this page does not have what the chart counts, or it is unavailable right
        now. <SiteLink href={chartsPath}>All charts</SiteLink>
      </p>
    </PageMain>
  )
}

/** The chart at an address. Undefined if there is no such chart or version. */
export const findChart = async (id: string, version?: string) =>
  isChartId(id) ? getChart(id, version) : undefined

export function chartMetadata(answer: ChartAnswer | undefined): Metadata {
  if (!answer) return missingMetadata
  const { chart, pastVersion } = answer
  if (!chart) return { title: 'Chart not available', robots: { index: false, follow: true } }
  const { finding, definition } = chart
  const address = chartAddress(chart.id, pastVersion)
  const subtitle = chartSubtitle(chart)
  return pageMetadata({
    title: pastVersion ? `${finding} (version ${pastVersion})` : finding,
    description: `${pastVersion ? `${subtitle}, as of version ${pastVersion}` : subtitle}. ${definition}`,
    path: address,
    embedded: !pastVersion,
    picture: `${address}/share.png`,
    listed: !pastVersion,
  })
}

export function ChartPage({ answer }: { answer: ChartAnswer | undefined }) {
  if (!answer) return <Missing />
  return answer.chart ? <ChartArticle chart={answer.chart} answer={answer} /> : <NoChart />
}
