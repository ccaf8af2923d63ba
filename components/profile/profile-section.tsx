'use client'

import { createContext, type ReactNode } from 'react'
import { formatCount } from '@/lib/text/counted'
import { sectionId } from './section-id'

/** The title of the section, which names its tables and folds. A context, because the payload of the page does not repeat it. */
export const SectionTitle = createContext('')

export interface ProfileSectionProps {
  title: string
  /** The number of items in the section. */
  count?: number
  /** A note below the title on what the section counts or shows. */
  note?: ReactNode
  /** The name of the record in the id of the section (see `profile-frame.tsx`). */
  record?: string
  /** The title in the contents, if it differs. */
  short?: string
  children: ReactNode
}

/**
 * A section of a profile. It is styled in `profile.css`, because utility classes in each section would exceed the
 * budget for HTML. For the same reason it is a client component: the payload of the page does not repeat its markup.
 */
export function ProfileSection(props: ProfileSectionProps) {
  const { title, count, note, record, children } = props
  return (
    <section id={record && sectionId(record, title)}>
      <h2>
        {count ? `${title}\u00A0` : title}
        {count ? <small>{formatCount(count)}</small> : null}
      </h2>
      {note && <p className="note">{note}</p>}
      <SectionTitle value={title}>{children}</SectionTitle>
    </section>
  )
}

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

/** A summary written by AI, labelled as such. A client component, to keep the payload of pages small. */
export function GeneratedSummary({ text }: { text: string }) {
  return (
    <p className="profile-summary">
      <small>
        AI-written text without sources<span className="sr-only">:</span>
      </small>{' '}
      {text}
    </p>
  )
}
