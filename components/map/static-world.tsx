import { shownAspect } from '@/lib/portal/map/equal-earth'
import { type Measure, measurePhrase } from '@/lib/portal/map/map-measures'
import { type RegionName, regions, regionViewBox } from '@/lib/portal/map/map-regions'

const width = 960

/** The map as an image, for visitors without scripts and until the interactive map is loaded. */
export function StaticWorld({ measure, region }: { measure: Measure; region?: RegionName }) {
  const view = region ? `#svgView(viewBox(${regionViewBox(region, width)}))` : ''
  const part = region ? `: ${regions[region].title}` : ''
  return (
    // biome-ignore lint/performance/noImgElement: an SVG file needs no optimization.
    <img
      src={`/maps/world/${measure}.svg${view}`}
      width={width}
      height={Math.round(width / shownAspect)}
      alt={`World map of countries by ${measurePhrase(measure)}${part}. The table has the same numbers.`}
      className="absolute inset-0 h-full w-full object-contain"
    />
  )
}
