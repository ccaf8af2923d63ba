import type { ReactNode } from 'react'
import { RelationRows, type TableHeading } from './rows'

export interface Column<Row> extends TableHeading {
  cell: (row: Row) => ReactNode
}

interface RelationTableProps<Row> {
  rows: readonly Row[]
  /** The name of a row, which screen readers repeat before each cell. */
  getName: (row: Row) => string
  columns: readonly Column<Row>[]
  /** What the table has after its rows, in the fold of its further rows. */
  further?: { summary: string; content: ReactNode }
}

const isEmpty = (content: ReactNode): boolean =>
  content === undefined || content === null || content === '' || content === false

/** Empty cells become null, which has the shortest form in the payload of a page. */
const getCell = (content: ReactNode): ReactNode => (isEmpty(content) ? null : content)

const getHead = <Row,>({ cell: _, ...heading }: Column<Row>): TableHeading => heading

/** A table with one relation in each row. Columns that are empty in all rows are omitted. */
export function RelationTable<Row>({ rows, getName, columns, further }: RelationTableProps<Row>) {
  const filledColumns = columns.filter(({ cell }) => rows.some((row) => !isEmpty(cell(row))))
  return (
    <RelationRows
      heads={filledColumns.map(getHead)}
      summary={further?.summary}
      rows={rows.map((row) => [
        getName(row),
        ...filledColumns.map(({ cell }) => getCell(cell(row))),
      ])}
    >
      {further?.content}
    </RelationRows>
  )
}
