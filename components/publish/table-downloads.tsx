import type { ReactNode } from 'react'
import {
  type TableFormat,
  tableFormatNames,
  tableFormats,
} from '@/lib/portal/publish/table/table-formats'

interface TableDownloadsProps {
  /** What the files contain, for those who hear the links only: `'17 projects'`. */
  what: string
  addressOf: (format: TableFormat) => string
  /** Further links. */
  children?: ReactNode
}

/** Links to a table as files. */
export function TableDownloads({ what, addressOf, children }: TableDownloadsProps) {
  return (
    <span className="table-downloads screen-only">
      {tableFormats.map((format) => (
        <a key={format} href={addressOf(format)} download>
          {tableFormatNames[format]}
          <span className="sr-only">: {what}</span>
        </a>
      ))}
      {children}
    </span>
  )
}
