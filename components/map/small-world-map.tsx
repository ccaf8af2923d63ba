import { SiteLink } from '@/components/layout/site-link'
import type { Country } from '@/lib/contract/countries'
import { mapCountry } from '@/lib/portal/map/country-shapes'
import { describeWorld, worldSize, worldTitle } from '@/lib/portal/map/draw-world'
import { defaultMeasure, mapAddress, stateOfMeasure } from '@/lib/portal/map/map-query'

/** A small world map of the projects' headquarters, as a link to the map page. */
export function SmallWorldMap({ countries }: { countries: readonly Country[] }) {
  const words = `${worldTitle(defaultMeasure)}. ${describeWorld(
    countries.map((country) => mapCountry(country)),
    defaultMeasure,
  )}`
  return (
    <SiteLink href={mapAddress('/map', stateOfMeasure(defaultMeasure))} className="block">
      {/* biome-ignore lint/performance/noImgElement: an SVG file of a few kilobytes needs no optimization. */}
      <img
        src={`/maps/world/${defaultMeasure}.svg`}
        {...worldSize}
        loading="lazy"
        alt={words}
        className="h-auto w-full"
      />
    </SiteLink>
  )
}
