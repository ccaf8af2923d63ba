'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { SearchBox } from '@/components/search/search-box'
import { ThemeSwitch } from '@/components/theme/theme-switch'
import {
  ariaCurrent,
  type Destination,
  destinationGroups,
  isOnPhones,
  primaryDestinations,
} from './navigation'
import { SiteLink } from './site-link'

/**
 * A menu that works without scripts. With scripts it also closes on Escape, when a link in it is followed, and when the
 * focus moves or a click occurs outside it.
 */
function Menu({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  useEffect(() => {
    const outside = ({ target }: PointerEvent) => {
      const menu = details.current
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])
  return (
    <details
      ref={details}
      className="site-menu"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !details.current?.open) return
        close()
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) close()
      }}
    >
      <summary>Browse</summary>
      {children}
    </details>
  )
}

interface DestinationsProps {
  places: readonly Destination[]
  current: string
  /** True in the bar, which has space for fewer links on phones. */
  inBar?: boolean
}

function Destinations({ places, current, inBar = false }: DestinationsProps) {
  return places.map((place) => {
    const { path, title } = place
    return (
      <li key={path} className={inBar && !isOnPhones(place) ? 'wide-only' : undefined}>
        <SiteLink href={path} aria-current={ariaCurrent(path, current)}>
          {title}
        </SiteLink>
      </li>
    )
  })
}

function SiteNav() {
  const current = usePathname()
  return (
    <nav aria-label="Main" className="site-nav">
      <ul className="site-places">
        <Destinations inBar places={primaryDestinations} current={current} />
      </ul>
      <Menu>
        <div className="menu-panel">
          {destinationGroups.map(({ title, places }) => (
            <section key={title} aria-label={title}>
              <p className="group-title">{title}</p>
              <ul>
                <Destinations places={places} current={current} />
              </ul>
            </section>
          ))}
        </div>
      </Menu>
    </nav>
  )
}

/**
 * The header. This is a client component, because the payload of a page repeats the markup of server components, but
 * only the properties of client components.
 */
export function SiteHeader({ name }: { name: string }) {
  return (
    <header className="site-header screen-only">
      <div className="site-bar">
        <SiteLink
          href="/"
          className="whitespace-nowrap py-2 font-semibold font-serif text-ink text-xl leading-none tracking-tight no-underline"
        >
          {name}
        </SiteLink>
        <SiteNav />
        <div className="site-search">
          <SearchBox />
        </div>
        <ThemeSwitch />
      </div>
    </header>
  )
}
