type Column = string | { figure: string }

/** The header row of a table. The cells of a `figure` column are numbers. */
export function TableHead({
  columns,
  className,
}: {
  columns: readonly Column[]
  className?: string
}) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => {
          const [title, kind] = typeof column === 'string' ? [column] : [column.figure, 'figure']
          return (
            <th key={title} scope="col" className={kind}>
              {title}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
