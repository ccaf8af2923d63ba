'use client'

import type { ReactNode } from 'react'
import { formatCount } from '@/lib/text/counted'
import { sectionId } from './section-id'

export interface ProfileSectionProps {
  title: string
  /** Of what the section lists. */
  count?: number
  /** Beside the title, for example that the text was generated. */
  badge?: string
  /** Under the title: what the section counts or shows. */
  note?: ReactNode
  /** Names the record in the id of the section; see `sections.ts`. */
  of?: string
  /** In the contents, if it differs from the title. */
  short?: string
  /** The address of the form for corrections of what the section shows: a plain link, which takes the fewest bytes. */
  correct?: string
  children: ReactNode
}

/**
 * A section of a profile. It is styled in `profile.css`, because utilities in each would exceed the budget for HTML; for
 * the same reason its markup is made in the browser too, so that the data of a page does not repeat it.
 */
export function ProfileSection(props: ProfileSectionProps) {
  const { title, count, badge, note, of, correct, children } = props
  return (
    <section id={of && sectionId(of, title)}>
      <h2>
        {title}
        {count ? (
          <>
            {' '}
            <small>{formatCount(count)}</small>
          </>
        ) : null}
        {badge ? (
          <>
            {' '}
            <b>{badge}</b>
          </>
        ) : null}
      </h2>
      {note ? <p className="note">{note}</p> : null}
      {children}
      {correct ? <a href={correct}>Suggest a correction</a> : null}
    </section>
  )
}
