'use client'

import type { ReactNode } from 'react'
import { formatCount } from '@/lib/text/counted'
import { sectionId } from './section-id'

export interface ProfileSectionProps {
  title: string
  /** The number of items in the section. */
  count?: number
  /** A note below the title on what the section counts or shows. */
  note?: ReactNode
  /** The name of the record in the id of the section (see `sections.ts`). */
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
        {title}
        {count ? (
          <>
            {' '}
            <small>{formatCount(count)}</small>
          </>
        ) : null}
      </h2>
      {note ? <p className="note">{note}</p> : null}
      {children}
    </section>
  )
}
