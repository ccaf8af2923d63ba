'use client'

import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { compareAddress } from '@/lib/portal/compare/compare-query'

/** `why` is text such as `'Same ledger, 3 partners in common'`. Rows are tuples to keep the payload of pages small. */
export type SimilarRow = readonly [
  id: number,
  title: string,
  why: string,
  status: string,
  country: string,
]

interface SimilarRowsProps {
  /** The project to which they are similar. */
  id: number
  rows: readonly SimilarRow[]
}

/** Similar projects, with what they have in common with a project. */
export function SimilarRows({ id, rows }: SimilarRowsProps) {
  return (
    <ul className="similar">
      {rows.map(([other, title, why, status, country]) => (
        <li key={other}>
          <p>
            <RecordLink family="projects" id={other} name={title} />
          </p>
          <p className="note">{why}</p>
          <p className="note">
            {status !== '' && <StatusMark status={status} />}
            {country !== '' && <span>{country}</span>}
            <SiteLink
              href={compareAddress({ ids: [id, other], onlyDifferences: false })}
              aria-label={`Compare with ${title}`}
            >
              Compare
            </SiteLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
