import type { DownloadSet } from '@/lib/portal/downloads/downloads-view'
import { formatCount } from '@/lib/text/counted'
import { FileLinks } from './file-links'

/** The files of each kind of record. */
export function SetsTable({ sets }: { sets: readonly DownloadSet[] }) {
  return (
    <table className="data-table stacked">
      <caption className="sr-only">Files of each kind of record</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col" className="figure">
            Rows
          </th>
          <th scope="col">Files</th>
        </tr>
      </thead>
      <tbody>
        {sets.map(({ name, title, rows, links }) => (
          <tr key={name}>
            <td>{title}</td>
            <td className="figure" data-label="Rows">
              {formatCount(rows)}
            </td>
            <td>
              <FileLinks links={links} of={title} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
