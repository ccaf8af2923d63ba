import { ScrollRegion } from '@/components/layout/scroll-region'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import type { CrossCell, CrossTable, Heading } from '@/lib/portal/explore/cross-table'
import { type ExploreState, getAxes } from '@/lib/portal/explore/explore-query'
import { getUnit, limits } from '@/lib/portal/explore/explore-view'
import { heatClasses, heatStep } from '@/lib/portal/explore/heat'
import type { CountClasses } from '@/lib/portal/map/count-classes'
import { formatCount } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/sentences'
import { describeFigure, FigureList, Name } from './figure-list'

interface CellProps {
  cell: CrossCell
  row: Heading
  column: Heading
  heat: CountClasses
  state: ExploreState
}

function getClass({ cell, row, column, heat }: Omit<CellProps, 'state'>): string {
  if (row.kind === 'all' || column.kind === 'all') return 'sum'
  return row.kind !== 'value' || column.kind !== 'value' ? 'rest' : `h${heatStep(cell.count, heat)}`
}

function Cell(props: CellProps) {
  const { cell, row, column, state } = props
  const figure = formatCount(cell.count)
  if (cell.count === 0) {
    return <td className="zero">0</td>
  }
  return (
    <td className={getClass(props)}>
      {cell.address === undefined ? (
        <span>{figure}</span>
      ) : (
        <SiteLink href={cell.address} aria-label={describeFigure(state, cell.count, [row, column])}>
          {figure}
        </SiteLink>
      )}
    </td>
  )
}

function More({
  what,
  visibleCount,
  count,
  limit,
  isExpanded,
  address,
}: {
  what: string
  visibleCount: number
  count: number
  limit: number
  isExpanded: boolean
  address: string
}) {
  if (!isExpanded && visibleCount >= count) return null
  return (
    <span className="mr-5 inline-block">
      {formatCount(visibleCount)} of {formatCount(count)} {what} shown.{' '}
      <SiteLink href={address} className="screen-only inline-block py-0.5">
        {isExpanded ? 'Show fewer' : `Show ${count > limit ? formatCount(limit) : 'all'}`}
        <span className="sr-only"> {what}</span>
      </SiteLink>
    </span>
  )
}

interface CrossTableViewProps {
  state: ExploreState
  table: CrossTable
  title: string
  getAddress: (state: ExploreState) => string
}

const getShown = (headings: readonly Heading[]): number =>
  headings.filter(({ kind }) => kind === 'value').length

function Extent({ state, table, getAddress }: Omit<CrossTableViewProps, 'title'>) {
  const [rowAxis, columnAxis] = getAxes(state)
  return (
    <p className="mt-3 text-muted text-note empty:hidden">
      <More
        what={rowAxis.plural}
        visibleCount={getShown(table.rows)}
        count={table.rowCount}
        limit={limits.rows.maxLimit}
        isExpanded={state.allRows}
        address={getAddress({ ...state, allRows: !state.allRows })}
      />
      <More
        what={columnAxis.plural}
        visibleCount={getShown(table.columns)}
        count={table.columnCount}
        limit={limits.columns.maxLimit}
        isExpanded={state.allColumns}
        address={getAddress({ ...state, allColumns: !state.allColumns })}
      />
    </p>
  )
}

/** The colours of the cells. Hidden from screen readers, which read the numbers in the cells. */
function HeatKey({ heat: { classes }, counting }: { heat: CountClasses; counting: string }) {
  return (
    <ul aria-hidden="true" className="heat-key">
      <li>{`${capitalized(counting)} per cell`}</li>
      {classes.map(({ label, step }) => (
        <li key={label}>
          <i className={`h${step}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}

/** Puts the total first, so that it is visible on phones, where the table scrolls. */
const totalFirst = <Item,>(items: readonly Item[]): Item[] => [
  ...items.slice(-1),
  ...items.slice(0, -1),
]

/** The numbers in the view of the state: as a table, or as lists. */
export function Numbers(props: CrossTableViewProps) {
  return props.state.view === 'list' ? <FigureList {...props} /> : <CrossTableView {...props} />
}

/** The table. It scrolls in its own region, in which the names of the rows stay visible. */
function CrossTableView({ state, table, title, getAddress }: CrossTableViewProps) {
  const columns = totalFirst(table.columns)
  const cells = table.cells.map(totalFirst)
  const [rowAxis] = getAxes(state)
  const heat = heatClasses(table)
  const wholeRows = state.allRows ? undefined : getAddress({ ...state, allRows: true })
  const wholeColumns = state.allColumns ? undefined : getAddress({ ...state, allColumns: true })
  return (
    <>
      {heat.classes.length > 1 && <HeatKey heat={heat} counting={`${getUnit(state)}s`} />}
      <ScrollRegion label={`Table: ${title}`} className="cross-region">
        <Table caption={title} className="cross-table">
          <thead>
            <tr>
              <th scope="col">{rowAxis.label}</th>
              {columns.map((column, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two values may have the same name.
                <th key={place} scope="col" className={column.kind}>
                  <Name heading={column} tableAddress={wholeColumns} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two values may have the same name.
              <tr key={place} className={row.kind}>
                <th scope="row">
                  <Name heading={row} tableAddress={wholeRows} />
                </th>
                {columns.map((column, at) => (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position only.
                    key={at}
                    cell={cells[place]?.[at] ?? { count: 0 }}
                    {...{ row, column, heat, state }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
      <Extent state={state} table={table} getAddress={getAddress} />
    </>
  )
}
