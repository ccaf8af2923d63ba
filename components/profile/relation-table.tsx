import type { ReactNode } from 'react'
import { RelationRows, type TableHeading } from './relation-rows'

export interface Column<Row> {
  title: string
  /** A label before cells that need one on phones, where headings are hidden. */
  label?: string
  figure?: boolean
  cell: (row: Row) => ReactNode
}

interface RelationTableProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
}

const isEmpty = (content: ReactNode): boolean =>
  content === undefined || content === null || content === '' || content === false

/** Empty cells become null, which has the shortest form in the payload of a page. */
const cellOf = (content: ReactNode): ReactNode => (isEmpty(content) ? null : content)

const headOf = <Row,>({ title, label, figure }: Column<Row>): TableHeading => ({
  title,
  ...(label ? { label } : {}),
  ...(figure ? { figure } : {}),
})

/** A table with one relation in each row. Columns that are empty in all rows are omitted. */
export function RelationTable<Row>({ rows, columns }: RelationTableProps<Row>) {
  const shown = columns.filter(({ cell }) => rows.some((row) => !isEmpty(cell(row))))
  return (
    <RelationRows
      heads={shown.map(headOf)}
      rows={rows.map((row) => shown.map(({ cell }) => cellOf(cell(row))))}
    />
  )
}
