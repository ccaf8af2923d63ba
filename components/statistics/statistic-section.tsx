import { Section } from '@/components/layout/section'
import { TableDownloads } from '@/components/publish/table-downloads'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { chartAddress, pictureAddress, tableAddress } from '@/lib/portal/statistics/statistic-file'
import { ChartPicture } from './chart-picture'
import { ShareBars } from './share-bars'
import { StatisticTable } from './statistic-table'

/** A chart with notes on what it shows and omits, its table, and its files. */
export function StatisticSection({ statistic, first }: { statistic: Statistic; first: boolean }) {
  const { id, title, shows, limits, rows, rest } = statistic
  return (
    <Section beside id={id} title={title} note={shows}>
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
          addressOf={(format) => tableAddress(id, format)}
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
