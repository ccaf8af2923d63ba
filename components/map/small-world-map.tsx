import { SiteLink } from '@/components/layout/site-link'
import type { Country } from '@/lib/contract/countries'
import { mapCountry } from '@/lib/portal/map/country-shapes'
import { describeWorld, worldSize, worldTitle } from '@/lib/portal/map/draw-world'
import { defaultMeasure, mapAddress, stateOfMeasure } from '@/lib/portal/map/map-query'

/** A small world map of where projects are headquartered, as a link to the map. */
export function SmallWorldMap({ countries }: { countries: readonly Country[] }) {
  const words = `${worldTitle(defaultMeasure)}. ${describeWorld(countries.map(mapCountry), defaultMeasure)}`
  return (
    <SiteLink href={mapAddress('/map', stateOfMeasure(defaultMeasure))} className="block">
      {/* biome-ignore lint/performance/noImgElement: drawn by this site, at any size, from a few kilobytes. */}
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
