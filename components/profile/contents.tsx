'use client'

import { useEffect, useRef } from 'react'
import { followSections } from '@/components/layout/follow-sections'
import { sectionId } from './section-id'

interface ContentsProps {
  /** Names the record in the ids of the sections. */
  record: string
  /** Of the sections, with what the contents call them if that is shorter. */
  titles: readonly (string | readonly [title: string, short: string])[]
}

/** The sections of a profile. Without scripts they are links all the same. */
export function Contents({ record, titles }: ContentsProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => (place.current ? followSections(place.current) : undefined), [])
  return (
    <nav ref={place} aria-label="Contents" className="profile-contents screen-only">
      <ul>
        {titles.map((one) => {
          const [title, short] = typeof one === 'string' ? [one, one] : one
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
