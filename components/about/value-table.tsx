import { MarkedCode } from '@/components/layout/prose'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'

interface ValueTableProps {
  caption: string
  columns: readonly string[]
  /** The first cell of each row is the value. */
  rows: readonly (readonly string[])[]
}

/** The values of a field and their meanings. */
export function ValueTable({ caption, columns, rows }: ValueTableProps) {
  return (
    <Table caption={caption} className="data-table stacked values mt-2">
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([value = '', ...rest]) => (
          <tr key={value}>
            <th scope="row">
              <b className="font-semibold">{value}</b>
            </th>
            {rest.map((text, index) => (
              <td key={columns[index + 1]}>
                <MarkedCode text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
