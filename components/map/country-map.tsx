import { centreOfCountry, shapeNameOfCountry } from '@/lib/portal/map/country-shapes'
import { countrySize } from '@/lib/portal/map/country-size'

/** A map of a country and its neighbours. Nothing for an unknown code. */
export function CountryMap({ code, name }: { code: string; name: string }) {
  if (shapeNameOfCountry(code) === undefined && centreOfCountry(code) === undefined) return null
  return (
    // biome-ignore lint/performance/noImgElement: drawn by this site, at any size, from a few kilobytes.
    <img
      src={`/maps/countries/${code}.svg`}
      {...countrySize}
      loading="lazy"
      alt={`Map: ${name} among its neighbours`}
      className="h-auto w-full border border-rule"
    />
  )
}
