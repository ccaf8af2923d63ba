import type { ReactNode } from 'react'
import {
  type TableFormat,
  tableFormatNames,
  tableFormats,
} from '@/lib/portal/publish/table/table-formats'

interface TableDownloadsProps {
  /** The contents of the files, for screen readers: `'17 projects'`. */
  what: string
  getAddress: (format: TableFormat) => string
  /** Further links. */
  children?: ReactNode
}

export function TableDownloads({ what, getAddress, children }: TableDownloadsProps) {
  return (
    <span className="table-downloads screen-only">
      {tableFormats.map((format) => (
        <a key={format} href={getAddress(format)} download>
          {tableFormatNames[format]}
          <span className="sr-only">: {what}</span>
        </a>
      ))}
      {children}
    </span>
  )
}
