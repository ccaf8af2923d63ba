'use client'

import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { compareAddress } from '@/lib/portal/compare/compare-query'

export interface SimilarRow {
  id: number
  title: string
  /** `'Same ledger, 3 partners in common'` */
  why: string
  status?: string
  country?: string
}

interface SimilarRowsProps {
  /** The project that they are similar to. */
  id: number
  rows: readonly SimilarRow[]
}

/** Projects with what they share with one. The markup is made in the browser too, for the data of a page to be small. */
export function SimilarRows({ id, rows }: SimilarRowsProps) {
  return (
    <ul className="similar">
      {rows.map((row) => (
        <li key={row.id}>
          <p>
            <RecordLink family="projects" id={row.id} name={row.title} />
          </p>
          <p className="note">{row.why}</p>
          <p className="note">
            {row.status && <StatusMark status={row.status} />}
            {row.country && <span>{row.country}</span>}
            <SiteLink
              href={compareAddress({ ids: [id, row.id], onlyDifferences: false })}
              aria-label={`Compare with ${row.title}`}
            >
              Compare
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
