'use client'

import { useEffect, useRef } from 'react'

/** A section is the current one while it crosses this line, a quarter of the way down the window. */
const line = { rootMargin: '-25% 0px -75% 0px' }

/** Marks the link of the section that is being read. It changes nothing that the server has sent but this mark. */
export function ContentsFollower() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const links = [...(place.current?.closest('nav')?.querySelectorAll('a') ?? [])]
    const linkOf = (id: string) => links.find(({ hash }) => hash === `#${id}`)
    const observer = new IntersectionObserver((entries) => {
      const reached = entries.find(({ isIntersecting }) => isIntersecting)
      const current = reached && linkOf(reached.target.id)
      if (!current) return
      for (const link of links) link.removeAttribute('aria-current')
      current.setAttribute('aria-current', 'true')
    }, line)
    for (const { hash } of links) {
      const section = document.getElementById(hash.slice(1))
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return <span ref={place} hidden />
}
