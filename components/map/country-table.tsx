import { CountryLink } from '@/components/layout/record-link'
import { SiteLink, StateLink } from '@/components/layout/site-link'
import { statusMark } from '@/components/layout/status-mark'
import { TableDownloads } from '@/components/publish/table-downloads'
import { listFileAddress } from '@/lib/portal/list/table/list-file'
import {
  figureText,
  getFigure,
  hasFigures,
  type MapCountry,
  type Measure,
  measureNames,
  measures,
  type SortColumn,
  sortCountries,
} from '@/lib/portal/map/map-measures'
import { figureAddress, type MapState, mapAddress, withSort } from '@/lib/portal/map/map-query'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import { unionCode } from '@/lib/portal/records/union-laws'
import { latestSegment, pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { pastWalletsAddress } from '@/lib/portal/wallets/wallets-query'
import { counted, formatCount } from '@/lib/text/counted'
import { notApplicableLabel } from '@/lib/text/labels'

interface CountryTableProps {
  countries: readonly MapCountry[]
  state: MapState
  isCitable: boolean
  /** The number of countries in the list of countries. */
  listedCount: number
  onSort: (state: MapState) => void
  /** Called with the country of the row that is under the pointer or focused, or with undefined for none. */
  onHighlight: (code: string | undefined) => void
}

interface SortHeaderProps extends Pick<CountryTableProps, 'state' | 'onSort'> {
  column: SortColumn
}

function SortHeader({ column, state, onSort }: SortHeaderProps) {
  const next = withSort(state, column)
  const direction = state.ascending ? 'ascending' : 'descending'
  const chosen = column === 'name' || column === state.measure
  const classes = [...(chosen ? [] : ['other']), ...(column === 'status' ? ['status'] : [])]
  const title = column === 'name' ? 'Country' : measures[column].title
  return (
    <th
      scope="col"
      aria-label={title}
      aria-sort={column === state.column ? direction : undefined}
      className={classes.join(' ') || undefined}
    >
      <StateLink href={mapAddress('/map', next)} onFollow={() => onSort(next)}>
        <span className="sr-only">Sort by </span>
        {title}
      </StateLink>
    </th>
  )
}

/** A number, linked to the list of its records. Without records there is no link. */
export function Figure({ measure, country }: { measure: Measure; country: MapCountry }) {
  const figure = getFigure(country, measure)
  const text = figureText(measure, figure)
  if (measure === 'status') {
    // The European Union is not a country.
    if (country.code === unionCode) return <span className="text-muted">{notApplicableLabel}</span>
    return <span className={figure > 0 ? statusMark(text) : 'text-muted'}>{text}</span>
  }
  if (figure === 0) return <span className="text-muted">{text}</span>
  const { subject } = measures[measure]
  return (
    <SiteLink
      href={figureAddress(measure, country)}
      aria-label={`${counted(figure, subject.replace(/s$/, ''), subject)}: ${country.name}`}
    >
      {text}
    </SiteLink>
  )
}

const sortKeys: Record<SortColumn, string> = {
  name: 'name',
  projects_hq: 'hq',
  entities: 'entities',
  regulations: 'regulations',
  // The list cannot be sorted by the status.
  status: 'name',
}

/** The address of the list of countries as a file, in the order of the table. */
function countryFileAddress({ column, ascending }: MapState, format: TableFormat): string {
  const token = `${ascending ? '' : '-'}${sortKeys[column]}`
  const sort = token === 'name' ? undefined : token
  return listFileAddress('countries', format, { page: 1, filters: {}, sort })
}

/** The same figures as of the newest version, which never change. */
const citedAddress = ({ measure, region }: MapState): string =>
  measure === 'status'
    ? pastWalletsAddress(latestSegment, region ? { region } : {})
    : pastListAddress(latestSegment, 'countries', { page: 1, filters: {} })

const codeAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-code]')?.dataset.code : undefined

/** The figures of the map as a table. Pointing at a row, or focusing it, highlights its country on the map. */
export function CountryTable(props: CountryTableProps) {
  const { countries, state, isCitable, listedCount, onSort, onHighlight } = props
  const countriesWithRecords = countries.filter(hasFigures)
  const rows = sortCountries(countriesWithRecords, state.column, state.ascending)
  const hiddenCount = countries.length - countriesWithRecords.length
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-rule-strong border-t pt-3">
        <h2 id="countries" className="font-semibold font-serif text-[1.375rem] leading-tight">
          Countries with records
        </h2>
        <TableDownloads
          what="this table"
          getAddress={(format) => countryFileAddress(state, format)}
        >
          <a href={`/maps/world/${state.measure}.png`}>
            Image<span className="sr-only"> of the map</span>
          </a>
          {isCitable && (
            <SiteLink href={citedAddress(state)}>
              Cite<span className="sr-only">: this table</span>
            </SiteLink>
          )}
        </TableDownloads>
      </div>
      {listedCount > countriesWithRecords.length && (
        <p className="mt-1 mb-2 max-w-[44em] text-muted text-note">
          {formatCount(countriesWithRecords.length)} rows: countries with a national wallet, or with
          projects, organizations or laws of their own. The{' '}
          <SiteLink href="/countries">list of countries</SiteLink> has {formatCount(listedCount)},
          because it also counts EU laws and projects that serve a country from elsewhere.
        </p>
      )}
      <table className="data-table map-table" aria-labelledby="countries">
        <thead>
          <tr>
            {(['name', ...measureNames] as const).map((column) => (
              <SortHeader key={column} column={column} state={state} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody
          onPointerOver={(event) =>
            event.pointerType === 'mouse' && onHighlight(codeAt(event.target))
          }
          onPointerLeave={() => onHighlight(codeAt(document.activeElement))}
          onFocus={(event) => onHighlight(codeAt(event.target))}
          onBlur={() => onHighlight(undefined)}
        >
          {rows.map((country) => (
            <tr key={country.code} data-code={country.code}>
              <th scope="row">
                <CountryLink country={country} />
              </th>
              {measureNames.map((measure) => (
                <td
                  key={measure}
                  className={
                    `${measure === state.measure ? 'chosen' : ''} ${measure === 'status' ? 'status' : ''}`.trim() ||
                    undefined
                  }
                >
                  <Figure measure={measure} country={country} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hiddenCount > 0 && (
        <p className="mt-3 text-muted text-note">
          We know of no national wallet, project, organization or law in the other{' '}
          {counted(hiddenCount, 'country', 'countries')}.
        </p>
      )}
    </>
  )
}
