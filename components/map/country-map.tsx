import { centreOfCountry, shapeNameOfCountry } from '@/lib/portal/map/country-shapes'
import { countrySize } from '@/lib/portal/map/country-size'
import { counted } from '@/lib/text/counted'

interface CountryMapProps {
  code: string
  name: string
  /** The number of organizations on the map, and of their places. */
  places?: { organizations: number; count: number }
}

export const hasCountryMap = (code: string): boolean =>
  shapeNameOfCountry(code) !== undefined || centreOfCountry(code) !== undefined

/** A map of a country and its neighbours, with its organizations. Renders nothing for an unknown code. */
export function CountryMap({ code, name, places }: CountryMapProps) {
  if (!hasCountryMap(code)) return null
  const shown = places && counted(places.organizations, 'organization')
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: an SVG file of a few kilobytes needs no optimization. */}
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
