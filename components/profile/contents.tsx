'use client'

import { sectionId } from './section-id'

interface ContentsProps {
  /** The name of the record in the element ids of sections. */
  record: string
  /** The titles of the sections, each with a shorter one for the contents if there is one. */
  titles: readonly (string | readonly [title: string, short: string])[]
}

/** Links to the sections of a profile, in lines. It is a client component, to keep the payload of pages small. */
export function Contents({ record, titles }: ContentsProps) {
  return (
    <nav aria-label="Contents" className="profile-contents screen-only">
      <ul>
        {titles.map((entry) => {
          const [title, short] = typeof entry === 'string' ? [entry, entry] : entry
          return (
            <li key={title}>
              <a href={`#${sectionId(record, title)}`}>{short}</a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
