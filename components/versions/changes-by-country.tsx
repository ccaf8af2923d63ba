'use client'

import { CountryLink, RecordLink } from '@/components/layout/record-link'
import type { ProjectEvent } from '@/lib/portal/versions/monthly-changes'
import { needsArticle } from '@/lib/text/names'

export interface CountryRow {
  /** Undefined for projects of no country or several. */
  country?: { name: string; code: string }
  events: readonly Pick<ProjectEvent, 'id' | 'name' | 'text'>[]
}

/**
 * The sentences about the projects of each country. A client component, so that the payload of the page does not repeat
 * its markup.
 */
export function ChangesByCountry({ rows }: { rows: readonly CountryRow[] }) {
  return (
    <ul className="issue-countries">
      {rows.map((row) => (
        <li key={row.country?.code ?? ''} className="issue-country">
          <h3>{row.country ? <CountryLink country={row.country} /> : 'Several countries'}</h3>
          <ul>
            {row.events.map(({ id, name, text }) => (
              <li key={id}>
                {needsArticle(name) && 'The '}
                <RecordLink family="projects" id={id} name={name} />
                {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
