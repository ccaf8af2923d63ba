'use client'

import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import type { DownloadLink, DownloadSet, RecordFiles } from '@/lib/portal/downloads/downloads-view'
import { counted, formatCount } from '@/lib/text/counted'
import { formatBytes } from '@/lib/text/units'

/**
 * The files of each kind of record. This and the tables of relations are client components, so that the payload of the page
 * does not repeat their markup.
 */
export function RecordFilesTable({ sets }: { sets: readonly RecordFiles[] }) {
  return (
    <Table caption="Files of each kind of record" className="data-table stacked">
      <TableHead columns={['Kind', { figure: 'Rows' }, 'Files']} />
      <tbody>
        {sets.map(({ name, title, rows, links }) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            <td className="figure" data-unit={rows === 1 ? 'row' : 'rows'}>
              {formatCount(rows)}
            </td>
            <td>
              <FileLinks links={links} subject={title} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The formats of the same records as links, each with its size. */
function FileLinks({ links, subject }: { links: readonly DownloadLink[]; subject: string }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid lg:grid-cols-6">
      {links.map(({ href, name, title, bytes }) => (
        <li key={name} className="whitespace-nowrap">
          <a href={href} download aria-label={`${subject} as ${title}, ${formatBytes(bytes)}`}>
            {title}
          </a>{' '}
          <span aria-hidden="true" className="text-muted text-note">
            {formatBytes(bytes)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Tables for the lists within records, such as the standards of a project. There are many, so they are collapsed at first. */
export function RelationTables({ sets }: { sets: readonly DownloadSet[] }) {
  return (
    <div className="border-rule border-t">
      {sets
        .filter(({ tables }) => tables.length > 0)
        .map(({ name, title, tables }) => (
          <details key={name} className="border-rule border-b py-2">
            <summary className="cursor-pointer">
              {title}{' '}
              <span className="text-muted text-note">{counted(tables.length, 'table')}</span>
            </summary>
            <ul className="mt-2 mb-3 space-y-2">
              {tables.map(({ name, rows, links }) => (
                <li key={name} className="sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
                  <span className="[overflow-wrap:anywhere]">
                    {name} <span className="text-muted text-note">{counted(rows, 'row')}</span>
                  </span>
                  <FileLinks links={links} subject={name} />
                </li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  )
}
