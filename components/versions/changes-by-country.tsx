'use client'

import { Fragment } from 'react'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import type { CountryChanges, ProjectEvent } from '@/lib/portal/versions/monthly-changes'

export interface CountryRow extends Pick<CountryChanges, 'country'> {
  events: readonly ProjectEvent[]
  /** The first of the projects that were added, and the number of further ones. */
  added: CountryChanges['added']
  more: number
}

function NewProjects({ row: { added, more } }: { row: CountryRow }) {
  if (added.length === 0) return null
  return (
    <li>
      {added.map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <RecordLink family="projects" id={id} name={name} />
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </li>
  )
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
                <RecordLink family="projects" id={id} name={name} />
                {text}
              </li>
            ))}
            <NewProjects row={row} />
          </ul>
        </li>
      ))}
    </ul>
  )
}
