'use client'

import { SiteLink } from './site-link'

const places = [
  { href: '/about', title: 'Method' },
  { href: '/about/codebook', title: 'Codebook' },
  { href: '/sources', title: 'Sources' },
  { href: '/terms', title: 'Terms and licence' },
  { href: '/downloads', title: 'Downloads' },
  { href: '/versions', title: 'Versions' },
  { href: '/developers', title: 'API for developers' },
  { href: '/about#corrections', title: 'Corrections' },
  { href: '/health', title: 'Status' },
  { href: '/accessibility', title: 'Accessibility' },
  { href: '/privacy', title: 'Privacy' },
]

/** The links of the footer. A client component, so that the payload of a page does not repeat them. */
export function FooterNav() {
  return (
    <nav aria-label="About this site" className="screen-only mt-2">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {places.map(({ href, title }) => (
          <li key={href} className="py-0.5">
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
