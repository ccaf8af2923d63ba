import { DateText } from '@/components/layout/date-text'
import { SiteLink } from '@/components/layout/site-link'
import type { Settings } from '@/lib/env'
import { getClasses, outlineColour, statusPatterns } from '@/lib/portal/map/classes'
import {
  getFigure,
  hasFigures,
  type MapCountry,
  type Measure,
  measures,
  walletStages,
} from '@/lib/portal/map/map-measures'
import { type RegionName, regions } from '@/lib/portal/map/map-regions'
import { unionCode } from '@/lib/portal/records/union-laws'
import { filteredStatuses, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { counted, enumerated } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/names'

/** A class of a map in a legend. A pattern has the scale of the map. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg width="20" height="14" aria-hidden="true" className="mr-2 inline-block align-[-2px]">
      <rect x=".5" y=".5" width="19" height="13" fill={colour} stroke={outlineColour} />
    </svg>
  )
}

/** The patterns of maps and their legends, which refer to them by their ids. */
export function Patterns() {
  return (
    <svg
      width="0"
      height="0"
      aria-hidden="true"
      className="absolute"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the patterns are constants.
      dangerouslySetInnerHTML={{ __html: statusPatterns(0.5) }}
    />
  )
}

interface MapLegendProps {
  countries: readonly MapCountry[]
  measure: Measure
}

/** The classes that countries of a part of the world belong to, highest first, with the number of countries in each. */
function countClasses(countries: readonly MapCountry[], measure: Measure, region?: RegionName) {
  const { classes, indexOf } = getClasses(countries, measure)
  const sizes = classes.map(() => 0)
  for (const country of countries) {
    if (country.code === unionCode || (region && country.region !== region)) continue
    const index = indexOf(getFigure(country, measure))
    sizes[index] = (sizes[index] ?? 0) + 1
  }
  return classes
    .map((item, index) => ({ ...item, count: sizes[index] ?? 0, stage: walletStages[index] }))
    .filter(({ count }) => count > 0)
    .toReversed()
}

export function SmallLegend({ countries, measure }: MapLegendProps) {
  return (
    <>
      <Patterns />
      <ul className="flex flex-wrap gap-x-4 text-xs tabular-nums">
        {countClasses(countries, measure).map(({ label, colour }) => (
          <li key={label} className="whitespace-nowrap">
            <Swatch colour={colour} />
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}

interface RegionLegendProps extends MapLegendProps {
  /** Undefined for the world. */
  region: RegionName | undefined
}

/** The classes of the map with the number of countries in each, which leads to their wallets if they have any. */
export function MapLegend({ countries, measure, region }: RegionLegendProps) {
  const items = countClasses(countries, measure, region)
  return (
    <div className="map-key">
      <Patterns />
      <h2 className="font-semibold font-serif text-xl leading-tight">
        {measures[measure].title}
        {region && `: ${regions[region].title}`}
      </h2>
      <p className="mt-1 text-muted text-note">{measures[measure].definition}</p>
      <ul className="map-leading mt-2 text-note tabular-nums">
        {items.map(({ label, colour, count, stage }) => {
          const text = counted(count, 'country', 'countries')
          const status = measure === 'status' && filteredStatuses.find((name) => name === stage)
          return (
            <li key={label}>
              <span>
                <Swatch colour={colour} />
                {label}
              </span>
              {status ? (
                <SiteLink href={walletsAddress({ status, ...(region && { region }) })}>
                  {text}
                </SiteLink>
              ) : (
                text
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface MapNotesProps {
  countries: readonly MapCountry[]
  tiles: Settings['TILE_URL']
  /** The date of the data, ISO 8601. */
  date: string
}

export function MapNotes({ countries, tiles, date }: MapNotesProps) {
  const shapeless = countries.filter(
    (country) => !country.shape && !country.centre && hasFigures(country),
  )
  return (
    <p className="max-w-[44em] text-muted text-note">
      Data as of <DateText date={date.slice(0, 10)} />. Dots are small countries; dashed outlines
      are areas without data.{' '}
      {shapeless.length > 0 &&
        `In the table but not on the map: ${enumerated(shapeless.map(({ name }) => inSentence(name)))}. `}
      The map shows France with its overseas departments; the table does not.{' '}
      {tiles && `Background map: ${tiles.attribution}. `}
      Borders: Natural Earth, with Crimea as part of Ukraine (UN General Assembly resolution
      68/262).
    </p>
  )
}
