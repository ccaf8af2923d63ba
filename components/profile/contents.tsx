'use client'

import { useEffect, useRef } from 'react'
import { sectionId } from './section-id'

/** Where a reader is: a quarter of the way down the window. */
const line = 0.25

/** Marks the link of the section that is being read: the last one that begins above the line, or the first. */
function follow(contents: Element): () => void {
  const parts = [...contents.querySelectorAll('a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1))
    return section ? [{ link, section }] : []
  })
  const mark = () => {
    const isPast = ({ section }: { section: Element }) =>
      section.getBoundingClientRect().top <= window.innerHeight * line + 1
    const current = parts.findLast(isPast) ?? parts[0]
    for (const part of parts) {
      if (part === current) part.link.setAttribute('aria-current', 'true')
      else part.link.removeAttribute('aria-current')
    }
  }
  // What is above the line changes whenever a section begins there or ends.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `0px 0px -${100 * (1 - line)}% 0px`,
  })
  for (const { section } of parts) observer.observe(section)
  return () => observer.disconnect()
}

interface ContentsProps {
  /** Names the record in the ids of the sections. */
  record: string
  /** Of the sections, with what the contents call them if that is shorter. */
  titles: readonly (string | readonly [title: string, short: string])[]
}

/** The sections of a profile. Without scripts they are links all the same. */
export function Contents({ record, titles }: ContentsProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => (place.current ? follow(place.current) : undefined), [])
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
