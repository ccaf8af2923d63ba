import { shownAspect } from '@/lib/portal/map/equal-earth'
import { type Measure, measures } from '@/lib/portal/map/map-measures'

const width = 960

/** The map as an image, for visitors without scripts and until the interactive map is loaded. */
export function StaticWorld({ measure }: { measure: Measure }) {
  return (
    // biome-ignore lint/performance/noImgElement: the file is drawn by this site at the size that is shown.
    <img
      src={`/maps/world/${measure}.svg`}
      width={width}
      height={Math.round(width / shownAspect)}
      alt={`World map of countries by ${measures[measure].title.toLowerCase()}. The table has the same figures.`}
      className="absolute inset-0 h-full w-full object-contain"
    />
  )
}
