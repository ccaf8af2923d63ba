'use client'

import { SiteLink } from '@/components/layout/site-link'
import type { PlaceGroup } from '@/lib/portal/developers/contents'

/*
 * Client components, because the payload of a page repeats the markup of server components, but only the properties of client
 * components.
 */

interface SideBarLinksProps {
  /** The places as pairs of path, below the documentation, and label: the payload of each page has them all. */
  groups: readonly { title: string; places: readonly (readonly [path: string, label: string])[] }[]
  current: string
}

export function SideBarLinks({ groups, current }: SideBarLinksProps) {
  return groups.map(({ title, places }) => (
    <div key={title}>
      <p className="group-title">{title}</p>
      <ul aria-label={title}>
        {places.map(([path, label]) => {
          const address = `/developers/${path}`
          return (
            <li key={path}>
              <SiteLink href={address} aria-current={address === current ? 'page' : undefined}>
                {label}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </div>
  ))
}

/** Links to pages with their summaries, each at the anchor by which older links refer to it. */
export function Places({ places }: { places: PlaceGroup['places'] }) {
  return (
    <ul className="docs-places">
      {places.map(({ address, label, summary, anchor }) => (
        <li key={address} id={anchor}>
          <SiteLink href={address}>{label}</SiteLink>: <span className="text-muted">{summary}</span>
        </li>
      ))}
    </ul>
  )
}
