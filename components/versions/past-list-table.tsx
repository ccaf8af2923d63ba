import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { ListCell } from '@/components/list/list-cell'
import { type Family, wordsOf } from '@/lib/contract/families'
import type { ListRow } from '@/lib/portal/list/list-definition'
import type { ListView } from '@/lib/portal/list/list-view'

/** The name without a checkbox, because comparisons use current data. */
function Name({ family, row: { id, code, name } }: { family: Family; row: ListRow }) {
  return family === 'countries' ? (
    <CountryLink country={{ code: code ?? '', name }} />
  ) : (
    <RecordLink family={family} id={id} name={name} />
  )
}

/** The records of a list as of a version. The links lead to the current profiles. */
export function PastListTable({ view: { family, columns, rows } }: { view: ListView }) {
  const others = columns.filter(({ kind }) => kind !== 'name')
  if (rows.length === 0) return <p>No record matched.</p>
  return (
    <table className="data-table stacked list-table of-records">
      <caption className="sr-only">{wordsOf(family).title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          {others.map(({ key, title, kind }) => (
            <th key={key} scope="col" className={kind === 'figure' ? 'figure' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Name family={family} row={row} />
            </td>
            {others.map((column) => (
              <ListCell key={column.key} column={column} row={row} family={family} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
