import type { ReactNode } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import {
  countMeasures,
  figureText,
  type MapCountry,
  type Measure,
  measures,
  sortCountries,
  stageNames,
} from '@/lib/portal/map/map-measures'
import type { MapPoint } from '@/lib/portal/map/map-points'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { counted, formatCount } from '@/lib/text/counted'
import type { MapTarget } from './interactive-map'

function CountryFigures({ country: { figures } }: { country: MapCountry }) {
  return (
    <div className="mt-2">
      <FactList form="answers">
        <Fact term={measures.status.title}>
          {figures.status > 0 ? <StatusMark status={stageNames[figures.status]} /> : 'None known'}
        </Fact>
        {countMeasures.map((measure) => (
          <Fact key={measure} term={measures[measure].title}>
            <span className="tabular-nums">{formatCount(figures[measure])}</span>
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

function LeadingCountries({ countries, measure }: Pick<MapPanelProps, 'countries' | 'measure'>) {
  const some = countries.filter(({ figures }) => figures[measure] > 0)
  return (
    <>
      <h2 className="font-semibold font-serif text-xl leading-tight">{measures[measure].title}</h2>
      {measure === 'status' ? (
        <p className="mt-2 text-note">
          Select a country on the map or in the table to see its numbers.
        </p>
      ) : (
        <ol className="map-leading mt-2">
          {sortCountries(some, measure, false)
            .slice(0, maxLeading)
            .map((country) => (
              <li key={country.code}>
                <SiteLink href={countryPath(country.code)}>{country.name}</SiteLink>
                <span className="tabular-nums">
                  {figureText(measure, country.figures[measure])}
                </span>
              </li>
            ))}
        </ol>
      )}
    </>
  )
}

interface MapPanelProps {
  countries: readonly MapCountry[]
  measure: Measure
  shown: MapTarget | undefined
  onClose: (() => void) | undefined
}

export function MapPanel({ countries, measure, shown, onClose }: MapPanelProps) {
  const country = shown?.kind === 'country' && countries.find(({ code }) => code === shown.code)
  if (shown?.kind === 'place') {
    return (
      <aside className="map-panel map-sheet" aria-label="Selected place">
        <PlaceCard place={shown.place} onClose={onClose} />
      </aside>
    )
  }
  return (
    <aside className={`map-panel ${country ? 'map-sheet' : ''}`} aria-label="Selected country">
      {country ? (
        <CountryCard country={country} onClose={onClose} />
      ) : (
        <LeadingCountries countries={countries} measure={measure} />
      )}
    </aside>
  )
}
