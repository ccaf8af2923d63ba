import type { ReactNode } from 'react'

export interface Column<Row> {
  title: string
  /** On phones, where headings are hidden, a label before cells that need one. */
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

/** Relations, one in each row. Columns that are empty in all rows are left out. */
export function RelationTable<Row>({ rows, columns }: RelationTableProps<Row>) {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)))
  const shown = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => cells.some((row) => !isEmpty(row[index])))
  return (
    <table className="data-table stacked">
      <thead>
        <tr>
          {shown.map(({ title, index, figure }) => (
            <th key={index} scope="col" {...(figure ? { className: 'figure' } : {})}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map((row, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are rendered once, on the server, and one may occur twice.
          <tr key={number}>
            {shown.map(({ index, label, figure }) => (
              <td
                key={index}
                {...(label ? { 'data-label': label } : {})}
                {...(figure ? { className: 'figure' } : {})}
              >
                {row[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
