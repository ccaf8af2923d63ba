import { SiteLink } from '@/components/layout/site-link'
import { type Family, wordsOf } from '@/lib/contract/families'
import type { Cell, ListRow } from '@/lib/portal/list/list-definition'
import type { ListView } from '@/lib/portal/list/list-view'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'

const pathOf = (family: Family, { id, code, name }: ListRow): string =>
  family === 'countries' ? countryPath(code ?? '') : recordPath(family, id, name)

const textOf = (cell: Cell | undefined) => (typeof cell === 'object' ? cell.name : cell)

/** The records of a list as they were. Their links lead to what they are today. */
export function PastListTable({ view: { family, columns, rows } }: { view: ListView }) {
  const others = columns.filter(({ kind }) => kind !== 'name')
  if (rows.length === 0) return <p>No record matched.</p>
  return (
    <table className="data-table stacked">
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
              <SiteLink href={pathOf(family, row)}>{row.name}</SiteLink>
            </td>
            {others.map(({ key, title, kind }) => (
              <td key={key} data-label={title} className={kind === 'figure' ? 'figure' : undefined}>
                {textOf(row.cells[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
