import { SiteLink } from '@/components/layout/site-link'
import type { CrossCell, CrossTable, Heading } from '@/lib/portal/explore/cross-table'
import { axesOf, type ExploreState, exploreAddress } from '@/lib/portal/explore/explore-query'
import { heatStep } from '@/lib/portal/explore/heat'
import { highestCount } from '@/lib/portal/explore/highest-count'
import { formatCount } from '@/lib/text/counted'

interface CellProps {
  cell: CrossCell
  row: Heading
  column: Heading
  highest: number
}

function classOf({ cell, row, column, highest }: CellProps): string {
  if (row.kind === 'all' || column.kind === 'all') return 'sum'
  if (row.kind !== 'value' || column.kind !== 'value') return 'rest'
  return `heat-${heatStep(cell.count, highest)}`
}

function Cell(props: CellProps) {
  const { cell } = props
  const figure = formatCount(cell.count)
  if (cell.count === 0) {
    return (
      <td className="zero">
        <span className="sr-only">0</span>
      </td>
    )
  }
  return (
    <td className={classOf(props)}>
      {cell.address === undefined ? (
        <span>{figure}</span>
      ) : (
        <SiteLink href={cell.address}>{figure}</SiteLink>
      )}
    </td>
  )
}

const Name = ({ heading: { name, path } }: { heading: Heading }) =>
  path === undefined ? name : <SiteLink href={path}>{name}</SiteLink>

/** How many rows or columns are shown of how many, and a link to all of them or the first ones again. */
function More({
  what,
  shown,
  count,
  isWhole,
  address,
}: {
  what: string
  shown: number
  count: number
  isWhole: boolean
  address: string
}) {
  if (!isWhole && shown >= count) return null
  return (
    <span className="mr-5 inline-block">
      {formatCount(shown)} of {formatCount(count)} {what} shown.{' '}
      <SiteLink href={address} className="screen-only inline-block py-0.5">
        {isWhole ? 'Show fewer' : 'Show all'}
        <span className="sr-only"> {what}</span>
      </SiteLink>
    </span>
  )
}

interface CrossTableViewProps {
  state: ExploreState
  table: CrossTable
  title: string
}

const shownOf = (headings: readonly Heading[]): number =>
  headings.filter(({ kind }) => kind === 'value').length

/** The table. It scrolls in its own region, where the names of the rows stay. */
export function CrossTableView({ state, table, title }: CrossTableViewProps) {
  const { rows, columns, cells } = table
  const [rowAxis, columnAxis] = axesOf(state)
  const highest = highestCount(table)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable. */}
      <section tabIndex={0} aria-label={`Table: ${title}`} className="cross-region">
        <table className="cross-table">
          <thead>
            <tr>
              <th scope="col">{rowAxis.label}</th>
              {columns.map((column, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two values may have the same name.
                <th key={place} scope="col" className={column.kind}>
                  <Name heading={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two values may have the same name.
              <tr key={place} className={row.kind}>
                <th scope="row">
                  <Name heading={row} />
                </th>
                {columns.map((column, at) => (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its place.
                    key={at}
                    cell={cells[place]?.[at] ?? { count: 0 }}
                    row={row}
                    column={column}
                    highest={highest}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 text-muted text-note">
        <More
          what={rowAxis.many}
          shown={shownOf(rows)}
          count={table.rowCount}
          isWhole={state.allRows}
          address={exploreAddress({ ...state, allRows: !state.allRows })}
        />
        <More
          what={columnAxis.many}
          shown={shownOf(columns)}
          count={table.columnCount}
          isWhole={state.allColumns}
          address={exploreAddress({ ...state, allColumns: !state.allColumns })}
        />
      </p>
    </>
  )
}
