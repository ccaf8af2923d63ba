import type { Settings } from '@/lib/env'
import { getClasses, outlineColour, patterns } from '@/lib/portal/map/classes'
import {
  getFigure,
  hasFigures,
  type MapCountry,
  type Measure,
  measures,
} from '@/lib/portal/map/map-measures'
import { unionCode } from '@/lib/portal/records/union-laws'
import { counted } from '@/lib/text/counted'

function Swatch({ colour, dashed }: { colour: string; dashed?: boolean }) {
  return (
    <svg width="20" height="14" aria-hidden="true" className="mr-2 inline-block align-[-2px]">
      <rect
        x=".5"
        y=".5"
        width="19"
        height="13"
        fill={colour}
        stroke={outlineColour}
        strokeDasharray={dashed ? '3 2' : undefined}
      />
    </svg>
  )
}

/** The patterns of the map and its legend, which refer to them by their ids. */
function Patterns() {
  return (
    <svg
      width="0"
      height="0"
      aria-hidden="true"
      className="absolute"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the patterns are constants.
      dangerouslySetInnerHTML={{ __html: patterns }}
    />
  )
}

interface MapLegendProps {
  countries: readonly MapCountry[]
  measure: Measure
}

export function SmallLegend({ countries, measure }: MapLegendProps) {
  return (
    <>
      <Patterns />
      <ul className="flex flex-wrap gap-x-4 text-xs tabular-nums">
        {getClasses(countries, measure).classes.map(({ label, colour }) => (
          <li key={label} className="whitespace-nowrap">
            <Swatch colour={colour} />
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}

export function MapLegend({ countries, measure }: MapLegendProps) {
  const { classes, indexOf } = getClasses(countries, measure)
  const sizes = classes.map(() => 0)
  for (const country of countries) {
    if (country.code === unionCode) continue
    const index = indexOf(getFigure(country, measure))
    sizes[index] = (sizes[index] ?? 0) + 1
  }
  return (
    <div className="mt-3 text-note">
      <Patterns />
      <p className="font-semibold">{measures[measure].title}</p>
      <p className="max-w-[60em] text-muted">{measures[measure].definition}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
        {classes.map(
          ({ label, colour }, index) =>
            sizes[index] !== 0 && (
              <li key={label} className="whitespace-nowrap">
                <Swatch colour={colour} />
                {label}
                <span className="text-muted">
                  {' '}
                  (
                  {index === 0
                    ? counted(sizes[0] ?? 0, 'country or territory', 'countries and territories')
                    : counted(sizes[index] ?? 0, 'country', 'countries')}
                  )
                </span>
              </li>
            ),
        )}
        <li className="whitespace-nowrap">
          <Swatch colour="none" dashed /> No data
        </li>
      </ul>
    </div>
  )
}

interface MapNotesProps {
  countries: readonly MapCountry[]
  tiles: Settings['TILE_URL']
}

export function MapNotes({ countries, tiles }: MapNotesProps) {
  const shapeless = countries.filter(
    (country) => !country.shape && !country.centre && hasFigures(country),
  )
  return (
    <p className="mt-3 max-w-[44em] text-muted text-note">
      Dots mark countries too small to draw.{' '}
      {shapeless.length > 0 &&
        `Only in the table: ${shapeless.map(({ name }) => name).join(', ')}. `}
      France includes its overseas departments on the map, but not in the table.{' '}
      {tiles
        ? `Background map: ${tiles.attribution}.`
        : 'Areas are true to scale (Equal Earth projection).'}{' '}
      Shapes and borders: Natural Earth. We take no position on them.
    </p>
  )
}
