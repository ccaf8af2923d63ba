import { centreOfCountry, shapeNameOfCountry } from '@/lib/portal/map/country-shapes'
import { countrySize } from '@/lib/portal/map/country-size'
import { counted } from '@/lib/text/counted'

interface CountryMapProps {
  code: string
  name: string
  /** The number of organizations that it shows, and of their places. */
  places?: { organizations: number; count: number }
}

export const hasCountryMap = (code: string): boolean =>
  shapeNameOfCountry(code) !== undefined || centreOfCountry(code) !== undefined

/** A map of a country and its neighbours, with its organizations. Nothing for an unknown code. */
export function CountryMap({ code, name, places }: CountryMapProps) {
  if (!hasCountryMap(code)) return null
  const shown = places && counted(places.organizations, 'organization')
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: drawn by this site, at any size, from a few kilobytes. */}
      <img
        src={`/maps/countries/${code}.svg`}
        {...countrySize}
        loading="lazy"
        alt={shown ? `Map: ${name}, with ${shown}` : `Map: ${name} among its neighbours`}
        className="h-auto w-full border border-rule"
      />
      {shown && (
        <figcaption className="note mt-2">
          {shown} with a known place. Larger circles stand for more of them.{' '}
          <a href="/map?measure=entities">Organizations of all countries</a>
        </figcaption>
      )}
    </figure>
  )
}
