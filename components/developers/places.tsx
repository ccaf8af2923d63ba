'use client'

import { SiteLink } from '@/components/layout/site-link'
import type { Place, PlaceGroup } from '@/lib/portal/developers/contents'

/*
 * Client components, because the payload of a page repeats the markup of server components, but only the properties of client
 * components.
 */

interface SideBarLinksProps {
  groups: readonly { title: string; places: readonly Pick<Place, 'address' | 'label'>[] }[]
  current: string
}

/** The links of the side bar, by group. */
export function SideBarLinks({ groups, current }: SideBarLinksProps) {
  return groups.map(({ title, places }) => (
    <section key={title} aria-label={title}>
      <p className="group-title">{title}</p>
      <ul>
        {places.map(({ address, label }) => (
          <li key={address}>
            <SiteLink href={address} aria-current={address === current ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Links to pages with their summaries, each at the anchor by which older links refer to it. */
export function Places({ places }: { places: PlaceGroup['places'] }) {
  return (
    <ul className="docs-places">
      {places.map(({ address, label, summary, anchor }) => (
        <li key={address} id={anchor}>
          <SiteLink href={address}>{label}</SiteLink> <span className="text-muted">{summary}</span>
        </li>
      ))}
    </ul>
  )
}
