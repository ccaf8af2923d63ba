import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { type MapCountry, sortCountries } from '@/lib/portal/map/map-country'
import { figureText, type Measure, measures } from '@/lib/portal/map/map-measures'
import type { MapPoint } from '@/lib/portal/map/map-points'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import { CountryFigures } from './country-figures'
import type { MapTarget } from './map-target'

/** `_blank` in an embed, where links open a new tab. */
type Target = '_blank' | undefined

interface CardProps {
  /** The accessible name. */
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
  target: Target
}

function CountryCard({ country, target, onClose }: CountryCardProps) {
  const { name, code } = country
  return (
    <Card label={`Figures of ${name}`} title={name} onClose={onClose}>
      <CountryFigures country={country} />
      <p className="mt-2">
        <SiteLink href={countryPath(code)} target={target} className="inline-block py-0.5">
          Open {name}
        </SiteLink>
      </p>
    </Card>
  )
}

interface PlaceCardProps extends Pick<CardProps, 'onClose'> {
  place: MapPoint
  target: Target
}

function PlaceCard({ place: [, , organizations], target, onClose }: PlaceCardProps) {
  const title = `${counted(organizations.length, 'organization')} at this place`
  return (
    <Card label={title} title={title} onClose={onClose}>
      <ul className="mt-2 text-note">
        {organizations.map(([id, name]) => (
          <li key={id}>
            <SiteLink
              href={recordPath('entities', id, name)}
              target={target}
              className="block py-0.5"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const maxLeading = 8

/** The countries with the highest figures, which are shown while nothing is selected. */
function LeadingCountries({
  countries,
  measure,
  target,
}: Pick<MapPanelProps, 'countries' | 'measure'> & { target: Target }) {
  const some = countries.filter(({ figures }) => figures[measure] > 0)
  return (
    <>
      <h2 className="font-semibold font-serif text-xl leading-tight">{measures[measure].title}</h2>
      {measure === 'status' ? (
        <p className="mt-2 text-note">
          Select a country on the map or in the table for its figures.
        </p>
      ) : (
        <ol className="map-leading mt-2">
          {sortCountries(some, measure, false)
            .slice(0, maxLeading)
            .map((country) => (
              <li key={country.code}>
                <SiteLink href={countryPath(country.code)} target={target}>
                  {country.name}
                </SiteLink>
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
  /** The target under the pointer, otherwise the selected one. */
  shown: MapTarget | undefined
  onClose: (() => void) | undefined
  /** True in an embed, where links open a new tab. */
  framed: boolean
}

/** Details of the country or place: beside the map or, on small screens, at the lower edge of the screen. */
export function MapPanel({ countries, measure, shown, onClose, framed }: MapPanelProps) {
  const target = framed ? '_blank' : undefined
  const country = shown?.kind === 'country' && countries.find(({ code }) => code === shown.code)
  if (shown?.kind === 'place') {
    return (
      <aside className="map-panel map-sheet" aria-label="Selected place">
        <PlaceCard place={shown.place} target={target} onClose={onClose} />
      </aside>
    )
  }
  return (
    <aside className={`map-panel ${country ? 'map-sheet' : ''}`} aria-label="Selected country">
      {country ? (
        <CountryCard country={country} target={target} onClose={onClose} />
      ) : (
        <LeadingCountries countries={countries} measure={measure} target={target} />
      )}
    </aside>
  )
}
