import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import type { CompleteDownload } from '@/lib/portal/downloads/downloads-view'
import { formatBytes } from '@/lib/text/units'

interface FileTableProps {
  files: readonly CompleteDownload[]
  caption: string
  /** The contents of a file whose row does not state others. */
  usualContents?: string
}

/** Files with all of the data, each with its use. */
export function FileTable({ files, caption, usualContents }: FileTableProps) {
  return (
    <Table caption={caption} className="data-table stacked">
      <TableHead columns={['Format', { figure: 'Size' }, 'File and SHA-256']} />
      <tbody>
        {files.map(({ name, title, href, bytes, sha256, use, contents }) => {
          const ownContents = contents === usualContents ? undefined : contents
          const note = [use, ownContents].filter(Boolean).join(': ')
          return (
            <tr key={name}>
              <th scope="row" aria-label={title}>
                <a href={href} download>
                  {title}
                </a>
                {note && <span className="block text-muted text-note">{note}</span>}
              </th>
              <td className="figure whitespace-nowrap">{formatBytes(bytes)}</td>
              <td className="basis-full lg:w-[31rem]">
                <span className="block text-note">{name}</span>
                <details className="fold on-phones" aria-label={`SHA-256 of ${name}`}>
                  <summary>
                    SHA-256<span className="sr-only"> of {name}</span>
                  </summary>
                  <code className="block select-all break-all font-mono text-[0.78125rem] text-muted leading-snug">
                    {sha256}
                  </code>
                </details>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
