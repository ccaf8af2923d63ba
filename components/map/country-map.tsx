import { WalletKey } from '@/components/wallets/wallet-scale'
import { centreOfCountry, shapeNameOfCountry } from '@/lib/portal/map/country-places'
import { countrySize } from '@/lib/portal/map/map-svg'
import { surroundingsAddress } from '@/lib/portal/wallets/wallets-query'
import { counted } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/names'

interface CountryMapProps {
  code: string
  name: string
  /** The number of organizations on the map. */
  placed: number
}

const hasCountryMap = (code: string): boolean =>
  shapeNameOfCountry(code) !== undefined || centreOfCountry(code) !== undefined

/** A map of a country and its neighbours, with its organizations. Renders nothing for an unknown code. */
export function CountryMap({ code, name, placed }: CountryMapProps) {
  if (!hasCountryMap(code)) return null
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: an SVG file of a few kilobytes needs no optimization. */}
      <img
        src={`/maps/countries/${code}.svg`}
        {...countrySize}
        loading="lazy"
        alt={`Map: ${name}, with ${counted(placed, 'organization')}`}
        className="h-auto w-full max-w-[40rem] border border-rule"
      />
      <figcaption className="note mt-2">
        {counted(placed, 'organization')} with a known address. A circle without a number is one
        organization. <a href="/map?measure=entities">Organizations in all countries</a>
      </figcaption>
    </figure>
  )
}

interface SurroundingsMapProps extends Pick<CountryMapProps, 'code' | 'name'> {
  /** True if a national wallet on the map may be discontinued. */
  hasEnded: boolean
}

/** A map of the national wallets around a country. Renders nothing for an unknown code. */
export function SurroundingsMap({ code, name, hasEnded }: SurroundingsMapProps) {
  if (!hasCountryMap(code)) return null
  return (
    <figure className="mb-5" aria-label={`National wallets around ${inSentence(name)}`}>
      {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
      <img
        src={surroundingsAddress(code)}
        {...countrySize}
        alt={`Map: status of national wallets around ${inSentence(name)}. The section on neighbours has the statuses.`}
        className="h-auto w-full max-w-[30rem]"
      />
      <figcaption className="note mt-1">
        National wallets
        <WalletKey hasEnded={hasEnded} />
      </figcaption>
    </figure>
  )
}
