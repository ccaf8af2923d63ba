import type { ReactNode } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import {
  getFigure,
  type MapCountry,
  type Measure,
  measureNames,
  measures,
  sortCountries,
} from '@/lib/portal/map/map-measures'
import type { MapPoint } from '@/lib/portal/map/map-points'
import { type RegionName, regions } from '@/lib/portal/map/map-regions'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import { Figure } from './country-table'
import type { MapTarget } from './interactive-map'

function CountryFigures({ country }: { country: MapCountry }) {
  return (
    <div className="mt-2">
      <FactList form="answers">
        {measureNames.map((measure) => (
          <Fact key={measure} term={measures[measure].title}>
            <span className="tabular-nums">
              <Figure measure={measure} country={country} />
            </span>
          </Fact>
        ))}
      </FactList>
    </div>
  )
}

interface CardProps {
  label: string
  title: string
  /** Undefined if the target is only under the pointer. */
  onClose: (() => void) | undefined
  children: ReactNode
}

function Card({ label, title, onClose, children }: CardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this groups figures.
    <div role="group" aria-label={label}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold font-serif text-xl leading-tight">{title}</h2>
        {onClose && (
          <button type="button" onClick={onClose} className="cursor-pointer py-0.5 text-accent">
            Close
          </button>
        )}
      </div>
      {children}
    </div>
  )
}

interface CountryCardProps extends Pick<CardProps, 'onClose'> {
  country: MapCountry
}

function CountryCard({ country, onClose }: CountryCardProps) {
  const { name, code } = country
  return (
    <Card label={`Numbers for ${name}`} title={name} onClose={onClose}>
      <CountryFigures country={country} />
      <p className="mt-2">
        <SiteLink href={countryPath(code)} className="inline-block py-0.5">
          Open {name}
        </SiteLink>
      </p>
    </Card>
  )
}

interface PlaceCardProps extends Pick<CardProps, 'onClose'> {
  place: MapPoint
}

function PlaceCard({ place: [, , organizations], onClose }: PlaceCardProps) {
  const title = `${counted(organizations.length, 'organization')} at this place`
  return (
    <Card label={title} title={title} onClose={onClose}>
      <ul className="mt-2 text-note">
        {organizations.map(([id, name]) => (
          <li key={id}>
            <SiteLink href={recordPath('entities', id, name)} className="block py-0.5">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const maxLeading = 8

type LeadingProps = Pick<MapPanelProps, 'countries' | 'measure' | 'region'>

function LeadingCountries({ countries, measure }: Omit<LeadingProps, 'region'>) {
  const leading = sortCountries(countries, measure, false).slice(0, maxLeading)
  if (leading.length === 0) return <p className="mt-2 text-note">None known.</p>
  return (
    <>
      <ol className="map-leading mt-2">
        {leading.map((country) => (
          <li key={country.code}>
            <SiteLink href={countryPath(country.code)}>{country.name}</SiteLink>
            <span className="tabular-nums">
              <Figure measure={measure} country={country} />
            </span>
          </li>
        ))}
      </ol>
      {countries.length > leading.length && (
        <p className="mt-2 text-muted text-note">
          {leading.length} of{' '}
          {counted(countries.length, 'country or territory', 'countries and territories')}. The
          table has all.
        </p>
      )}
    </>
  )
}

/** The leading countries in the part of the world that is shown. A status has none: its legend has the numbers. */
function Overview({ countries, measure, region }: LeadingProps) {
  if (measure === 'status') return null
  const some = countries.filter(
    (country) => getFigure(country, measure) > 0 && (!region || country.region === region),
  )
  return (
    <>
      <h2 className="font-semibold font-serif text-xl leading-tight">
        {region ? regions[region].title : 'World'}
      </h2>
      <LeadingCountries countries={some} measure={measure} />
    </>
  )
}

interface MapPanelProps {
  countries: readonly MapCountry[]
  measure: Measure
  region: RegionName | undefined
  mapTarget: MapTarget | undefined
  onClose: (() => void) | undefined
}

export function MapPanel({ countries, measure, region, mapTarget, onClose }: MapPanelProps) {
  const country =
    mapTarget?.kind === 'country' && countries.find(({ code }) => code === mapTarget.code)
  if (mapTarget?.kind === 'place') {
    return (
      <aside className="map-panel map-sheet" aria-label="Selected place">
        <PlaceCard place={mapTarget.place} onClose={onClose} />
      </aside>
    )
  }
  return (
    <aside className={`map-panel ${country ? 'map-sheet' : ''}`} aria-label="Selected country">
      {country ? (
        <CountryCard country={country} onClose={onClose} />
      ) : (
        <Overview countries={countries} measure={measure} region={region} />
      )}
    </aside>
  )
}
