import { ScrollRegion } from '@/components/layout/scroll-region'
import type { CrossTable } from '@/lib/portal/explore/cross-table'
import { heatMapSize } from '@/lib/portal/explore/draw-heat-map'
import { type ExploreState, exploreFileAddress } from '@/lib/portal/explore/explore-query'

interface HeatMapProps {
  state: ExploreState
  table: CrossTable
  title: string
}

/** The table as a picture. On narrow screens it scrolls rather than shrinks, so that its text stays legible. */
export function HeatMap({ state, table, title }: HeatMapProps) {
  const { width, height } = heatMapSize(table)
  return (
    <ScrollRegion label={`Heat map: ${title}`} className="cross-region">
      {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
      <img
        src={exploreFileAddress(state, 'svg')}
        alt={`Heat map: ${title}. The table has the same numbers.`}
        width={width}
        height={height}
        className="heat-map print:scheme-light"
      />
    </ScrollRegion>
  )
}
