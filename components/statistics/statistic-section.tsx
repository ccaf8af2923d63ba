import { Section } from '@/components/layout/section'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { chartAddress, csvAddress } from '@/lib/portal/statistics/statistic-file'
import { ChartPicture } from './chart-picture'
import { StatisticTable } from './statistic-table'

/** A chart, what it shows and what it does not, and its numbers. */
export function StatisticSection({ statistic, first }: { statistic: Statistic; first: boolean }) {
  const { id, title, shows, limits, rows, rest } = statistic
  return (
    <Section beside id={id} title={title} note={shows}>
      <ChartPicture statistic={statistic} first={first} />
      <p className="mt-3 max-w-[42em] text-muted text-note">{limits}</p>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer py-1 text-[0.9375rem] text-accent">
          Table<span className="sr-only">: {title}</span>
        </summary>
        <StatisticTable statistic={statistic} />
      </details>
      <p className="screen-only text-[0.9375rem]">
        <a href={csvAddress(id)} download className="mr-5 inline-block py-1">
          {rest ? `CSV of all ${rows.length}` : 'CSV'}
          <span className="sr-only">: {title}</span>
        </a>
        <a href={chartAddress(id, 'wide')} download className="inline-block py-1">
          Chart as SVG<span className="sr-only">: {title}</span>
        </a>
      </p>
    </Section>
  )
}
