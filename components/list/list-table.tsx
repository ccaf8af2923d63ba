import type { Column, ListRow } from '@/lib/portal/list/list-definition'
import type { ListView } from '@/lib/portal/list/list-view'
import { ListCell } from './list-cell'
import { ListLink } from './list-link'
import type { Navigate } from './use-list'

const getCellClass = ({ kind }: Column): string | undefined =>
  kind === 'figure' ? 'figure' : undefined

/** A heading that sorts the list by its column. If the list is already sorted by it, the direction is reversed. */
function ColumnHeading({
  column,
  view,
  navigate,
}: {
  column: Column
  view: ListView
  navigate: Navigate
}) {
  const { state, orders, defaultOrder, family } = view
  const { sort, title } = column
  const tokens = orders.map(({ token }) => token).filter((t) => t.replace(/^-/, '') === sort)
  const [first, second] = tokens
  if (first === undefined || second === undefined) {
    return (
      <th scope="col" className={getCellClass(column)}>
        {title}
      </th>
    )
  }
  const current = state.sort ?? defaultOrder
  const next = current === first ? second : first
  const direction = current.startsWith('-') ? 'descending' : 'ascending'
  const sorted = tokens.includes(current)
  const { sort: _, ...rest } = state
  return (
    <th scope="col" className={getCellClass(column)} aria-sort={sorted ? direction : undefined}>
      <ListLink
        family={family}
        to={{ ...rest, page: 1, ...(next === defaultOrder ? {} : { sort: next }) }}
        navigate={navigate}
        className="sort-link"
        data-direction={sorted ? direction : undefined}
      >
        {title}
      </ListLink>
    </th>
  )
}

function TableRow({ row, view }: { row: ListRow; view: ListView }) {
  return (
    <tr>
      {view.columns.map((column) => (
        <ListCell key={column.key} column={column} row={row} family={view.family} />
      ))}
    </tr>
  )
}

export function ListTable({ view, navigate }: { view: ListView; navigate: Navigate }) {
  return (
    <table className="data-table stacked list-table of-records">
      <thead>
        <tr>
          {view.columns.map((column) => (
            <ColumnHeading key={column.key} column={column} view={view} navigate={navigate} />
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <TableRow key={row.id} row={row} view={view} />
        ))}
      </tbody>
    </table>
  )
}
