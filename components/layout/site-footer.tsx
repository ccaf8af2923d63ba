'use client'

import type { ReactNode } from 'react'
import { formatDate } from '@/lib/text/dates'
import { getHost, safeHttpUrl } from '@/lib/text/safe-http-url'
import { sentence } from '@/lib/text/sentences'
import { ExternalLink } from './external-link'
import { SiteLink } from './site-link'

function Publisher({ address }: { address: string }) {
  const url = safeHttpUrl(address)
  return <ExternalLink href={address}>{url ? getHost(url) : address}</ExternalLink>
}

function Attribution({ credit, links, license }: Credit) {
  return (
    <p>
      {sentence(credit)} See <Publisher address={links.web_of_trust} /> and{' '}
      <Publisher address={links.key_state} />. Licensed under{' '}
      <ExternalLink href={links.license}>{license}</ExternalLink>. This site selects and reformats
      the data.
    </p>
  )
}

/** The text if the terms are unavailable, because no credit is better than a wrong one. */
function NoAttribution(): ReactNode {
  return (
    <p>
      We cannot show the credit and licence right now. Before you use the data, read the{' '}
      <SiteLink href="/terms">terms</SiteLink>. This site selects and reformats the data.
    </p>
  )
}

const groups = [
  {
    title: 'Data',
    places: [
      { href: '/sources', title: 'Sources' },
      { href: '/downloads', title: 'Downloads' },
      { href: '/versions', title: 'Versions' },
      { href: '/changes', title: 'Changes' },
      { href: '/verify', title: 'Verify' },
      { href: '/terms', title: 'Terms and licence' },
    ],
  },
  {
    title: 'Site',
    places: [
      { href: '/about', title: 'About' },
      { href: '/about/codebook', title: 'Codebook' },
      { href: '/about#corrections', title: 'Corrections' },
      { href: '/developers', title: 'API for developers' },
      { href: '/health', title: 'Status' },
      { href: '/accessibility', title: 'Accessibility' },
      { href: '/privacy', title: 'Privacy' },
    ],
  },
]

interface Credit {
  credit: string
  links: { web_of_trust: string; key_state: string; license: string }
  license: string
  updated: string
}

interface Operator {
  name: string
  url?: string
  email?: string
}

interface SiteFooterProps {
  terms: Credit | undefined
  operator: Operator | undefined
}

function RunBy({ name, url, email }: Operator) {
  return (
    <p className="mt-2">
      Run by <ExternalLink href={url}>{name}</ExternalLink>
      {email && (
        <>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  )
}

/**
 * The footer. `terms` is undefined if they are unavailable. This is a client component, because the payload of a page
 * repeats the markup of server components, but only the properties of client components.
 */
export function SiteFooter({ terms, operator }: SiteFooterProps) {
  return (
    <footer className="mt-18 border-rule border-t text-muted text-sm">
      <div className="mx-auto max-w-page px-5 pt-6 pb-12 sm:px-6">
        <div className="max-w-[64rem]">
          {terms ? <Attribution {...terms} /> : <NoAttribution />}
        </div>
        {terms && (
          <p className="mt-2">
            Data as of <time dateTime={terms.updated}>{formatDate(terms.updated)}</time>
          </p>
        )}
        {operator && <RunBy {...operator} />}
        <nav aria-label="About this site" className="footer-links screen-only">
          {groups.map(({ title, places }) => (
            <div key={title}>
              <p>{title}</p>
              <ul aria-label={title}>
                {places.map((place) => (
                  <li key={place.href}>
                    <SiteLink href={place.href}>{place.title}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
