'use client'

import { Fragment } from 'react'
import { CountryLink, RecordLink } from '@/components/layout/record-link'

type Named = readonly [id: number, name: string]

/** What happened in a country: a tuple, because the payload of the page has some hundred. */
export type CountryRow = readonly [
  /** Empty texts for projects of several countries. */
  country: readonly [code: string, name: string],
  events: readonly (readonly [id: number, name: string, text: string])[],
  added: readonly Named[],
  /** The number of further projects that were added. */
  more: number,
]

function NewProjects({ added, more }: { added: readonly Named[]; more: number }) {
  if (added.length === 0) return null
  return (
    <li>
      {added.map(([id, name], place) => (
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
 * The sentences on the projects of each country. A client
 * component, so that the payload of the page does not repeat its markup.
 */
export function ChangesByCountry({ rows }: { rows: readonly CountryRow[] }) {
  return (
    <ul className="issue-countries">
      {rows.map(([[code, name], events, added, more]) => (
        <li key={code} className="issue-country">
          <h3>{code ? <CountryLink country={{ code, name }} /> : 'Several countries'}</h3>
          <ul>
            {events.map(([id, title, text]) => (
              <li key={id}>
                <RecordLink family="projects" id={id} name={title} />
                {text}
              </li>
            ))}
            <NewProjects added={added} more={more} />
          </ul>
        </li>
      ))}
    </ul>
  )
}
