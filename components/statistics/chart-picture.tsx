import { chartHeight, chartSizes } from '@/lib/portal/statistics/charts/chart-size'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { chartAddress } from '@/lib/portal/statistics/statistic-file'

interface ChartPictureProps {
  statistic: Statistic
  /** True for the first chart of a page; the others are loaded lazily. */
  first?: boolean
}

/** A chart as an image, in one version for wide screens and one for phones. */
export function ChartPicture({ statistic, first }: ChartPictureProps) {
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
        alt={`Chart: ${title}. The table says the same.`}
        width={wide.width}
        height={chartHeight(statistic, wide)}
        loading={first ? 'eager' : 'lazy'}
        className="h-auto w-full max-w-[24rem] print:scheme-light min-[44rem]:max-w-[42rem]"
      />
    </picture>
  )
}
