import { DateText } from '@/components/layout/date-text'
import { HostLink } from '@/components/layout/external-link'
import { LaunchDate } from '@/components/layout/launch-date'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { Table } from '@/components/layout/table'
import type { Family } from '@/lib/contract/families'
import type { Cell, Column, ColumnKind, ListRow } from '@/lib/portal/list/list-definition'
import type { ListView } from '@/lib/portal/list/list-view'
import { getStage } from '@/lib/portal/projects/status'
import { formatCount } from '@/lib/text/counted'
import { networkScoreLabel } from '@/lib/text/labels'
import { beginning } from '@/lib/text/lines'
import { uncapitalized } from '@/lib/text/sentences'
import { CompareCheckbox, canSelect } from './compare-selection'
import { ListLink } from './list-link'

interface ListCellProps {
  column: Column
  row: ListRow
  family: Family
}

type RowProps = Omit<ListCellProps, 'column'>

export function RowLink({ row: { id, code, name }, family }: RowProps) {
  return family === 'countries' ? (
    <CountryLink country={{ code: code ?? '', name }} />
  ) : (
    <RecordLink family={family} id={id} name={name} />
  )
}

/** About three lines of the narrow column. The profile has the whole aim of a project. */
const maxAimLength = 100

function NameCell({ row, family }: RowProps) {
  return (
    <th scope="row" aria-label={row.name}>
      {canSelect(family) && <CompareCheckbox id={row.code ?? row.id} label={row.name} />}
      <span className="list-name">
        <RowLink row={row} family={family} />
        {row.tag && <span className="note">{` · ${row.tag}`}</span>}
      </span>
      {row.note && (
        <div className="list-note">
          {family === 'projects' ? beginning(row.note, maxAimLength) : row.note}
        </div>
      )}
    </th>
  )
}

/** @example describeUnit('EU laws', 1) // 'EU law' */
const describeUnit = (title: string, count: number): string =>
  uncapitalized(count === 1 ? title.replace(/s\b/, '') : title)

function CellContent({ column, cell, row }: { column: Column; cell: Cell; row: ListRow }) {
  if (typeof cell === 'object') {
    if ('code' in cell) return <CountryLink country={cell} />
    return column.family ? <RecordLink family={column.family} {...cell} /> : cell.name
  }
  if (typeof cell === 'number') {
    const { title, countedAt } = column
    return countedAt === undefined || cell === 0 ? (
      formatCount(cell)
    ) : (
      <SiteLink
        href={`${countedAt}${row.code ?? row.id}`}
        aria-label={`${formatCount(cell)} ${describeUnit(title, cell)}: ${row.name}`}
      >
        {formatCount(cell)}
      </SiteLink>
    )
  }
  if (column.kind === 'website') return <HostLink address={cell} />
  // “and 2 more roles” stays on one line.
  return cell.replace(/\d+ more roles?$/, (text) => text.replaceAll(' ', '\u00a0'))
}

const cellClasses: Partial<Record<ColumnKind, string>> = {
  country: 'country',
  date: 'date',
  figure: 'figure',
  record: 'record',
  website: 'website',
}

/** The kinds whose values need a label on narrow screens, which do not show the headings of columns. */
const labelledKinds = new Set<ColumnKind>(['figure', 'date', 'record'])

export function ListCell({ column, row, family }: ListCellProps) {
  if (column.kind === 'name') return <NameCell row={row} family={family} />
  const cell = row.cells[column.key]
  const status = typeof row.cells.status === 'string' ? row.cells.status : undefined
  if (column.kind === 'wallet') {
    const wallet = typeof cell === 'string' ? cell : ''
    return (
      <td data-label={getStage(wallet) ? undefined : column.title}>
        {getStage(wallet) ? (
          <>
            <StatusMark status={wallet} />
            {row.statusDate && (
              <span className="status-date">
                {' as of '}
                <DateText month date={row.statusDate} />
              </span>
            )}
          </>
        ) : (
          <span className="text-muted text-note">{wallet}</span>
        )}
      </td>
    )
  }
  if (column.kind === 'status') {
    return (
      <td className="status" data-label={cell === undefined ? column.title : undefined}>
        <StatusMark status={typeof cell === 'string' ? cell : undefined} />
      </td>
    )
  }
  const isCount = column.kind === 'figure' && column.title !== networkScoreLabel
  return (
    <td
      className={isCount && cell === 0 ? 'figure zero' : cellClasses[column.kind]}
      data-label={labelledKinds.has(column.kind) && !isCount ? column.title : undefined}
      data-unit={isCount && typeof cell === 'number' ? describeUnit(column.title, cell) : undefined}
    >
      {column.kind === 'date' ? (
        <LaunchDate date={typeof cell === 'string' ? cell : undefined} status={status} />
      ) : (
        cell !== undefined && <CellContent column={column} cell={cell} row={row} />
      )}
    </td>
  )
}

const getCellClass = ({ kind }: Column): string | undefined =>
  kind === 'figure' ? 'figure' : undefined

/** A heading that sorts the list by its column. If the list is already sorted by it, the direction is reversed. */
function ColumnHeading({ column, view }: { column: Column; view: ListView }) {
  const { state, orders, defaultOrder } = view
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
    // The label keeps “Sort by” out of the name of the column, which screen readers announce with its cells.
    <th
      scope="col"
      aria-label={title}
      className={getCellClass(column)}
      aria-sort={sorted ? direction : undefined}
    >
      <ListLink
        to={{ ...rest, page: 1, ...(next === defaultOrder ? {} : { sort: next }) }}
        className="sort-link"
        data-direction={sorted ? direction : undefined}
      >
        <span className="sr-only">Sort by </span>
        {title}
      </ListLink>
    </th>
  )
}

export function ListTable({ view }: { view: ListView }) {
  return (
    <Table caption={view.heading} className="data-table stacked list-table of-records">
      <thead>
        <tr>
          {view.columns.map((column) => (
            <ColumnHeading key={column.key} column={column} view={view} />
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <tr key={row.id}>
            {view.columns.map((column) => (
              <ListCell key={column.key} column={column} row={row} family={view.family} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
