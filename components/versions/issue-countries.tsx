'use client'

import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import type { CountryIssue } from '@/lib/portal/versions/issue'

export interface CountryRow extends CountryIssue {
  /** The number of further projects that were added. */
  more: number
}

interface RowProps {
  row: CountryRow
  rest: string
}

function NewProjects({ row: { added, more }, rest }: RowProps) {
  if (added.length === 0) return null
  return (
    <li>
      New:{' '}
      {added.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <RecordLink family="projects" id={id} name={name} />
        </span>
      ))}
      {more > 0 && (
        <>
          {' and '}
          <SiteLink href={rest}>{more} more</SiteLink>
        </>
      )}
      .
    </li>
  )
}

/**
 * The sentences on the projects of each country. `rest` is the address of all projects that were added. A client
 * component, so that the payload of the page does not repeat its markup.
 */
export function IssueCountries({ rows, rest }: { rows: readonly CountryRow[]; rest: string }) {
  return (
    <ul className="issue-countries">
      {rows.map((row) => (
        <li key={row.country?.code ?? ''} className="issue-country">
          <h3>{row.country ? <CountryLink country={row.country} /> : 'Several countries'}</h3>
          <ul>
            {row.events.map(({ id, name, text }) => (
              <li key={id}>
                <RecordLink family="projects" id={id} name={name} />
                {text}
              </li>
            ))}
            <NewProjects row={row} rest={rest} />
          </ul>
        </li>
      ))}
    </ul>
  )
}
