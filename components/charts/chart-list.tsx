import { SiteLink } from '@/components/layout/site-link'
import type { Chart } from '@/lib/portal/charts/chart'
import { chartAddress, listFormerIds } from '@/lib/portal/charts/chart-address'
import { chartSizes } from '@/lib/portal/charts/draw/chart-size'
import './charts.css'

interface ChartListProps {
  charts: readonly Chart[]
  /** The version of the charts, if it is not the current one. */
  version?: string
  /** True on the index, which keeps the addresses of the parts of its former page. */
  isIndex?: boolean
}

/** Charts with their findings and their small pictures. */
export function ChartList({ charts, version, isIndex = false }: ChartListProps) {
  const { small, broad } = chartSizes
  return (
    <ul className="chart-list">
      {charts.map(({ id, name, finding }, at) => (
        <li key={id} id={isIndex ? id : undefined}>
          <div>
            {isIndex && listFormerIds(id).map((former) => <span key={former} id={former} />)}
            <SiteLink href={chartAddress(id, version)}>{finding}</SiteLink>
            <p>{name}</p>
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
      ))}
    </ul>
  )
}
