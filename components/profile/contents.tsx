'use client'

import { useEffect, useRef } from 'react'
import { sectionId } from './section-id'

/** A section is the current one while it crosses this line, a quarter of the way down the window. */
const line = { rootMargin: '-25% 0px -75% 0px' }

/** Marks the link of the section that is being read. */
function follow(contents: Element): () => void {
  const links = [...contents.querySelectorAll('a')]
  const observer = new IntersectionObserver((entries) => {
    const reached = entries.find(({ isIntersecting }) => isIntersecting)
    if (!reached) return
    for (const link of links) {
      if (link.hash === `#${reached.target.id}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }, line)
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1))
    if (section) observer.observe(section)
  }
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
    <nav ref={place} aria-label="Contents" className="contents screen-only">
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
