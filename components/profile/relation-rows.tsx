'use client'

import type { ReactNode } from 'react'

export interface TableHeading {
  title: string
  /** A label before cells that need one on phones, where headings are hidden. */
  label?: string
  figure?: true
}

interface RelationRowsProps {
  heads: readonly TableHeading[]
  /** The cells of each row. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table. A client component, so that the payload of pages does not repeat the markup of each cell. */
export function RelationRows({ heads, rows }: RelationRowsProps) {
  return (
    <table className="data-table stacked">
      <thead>
        <tr>
          {heads.map(({ title, figure }) => (
            <th key={title} scope="col" className={figure && 'figure'}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not change, and may not be unique.
          <tr key={number}>
            {heads.map(({ title, label, figure }, at) => (
              <td key={title} data-label={label} className={figure && 'figure'}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
