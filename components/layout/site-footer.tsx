import type { ReactNode } from 'react'
import type { Terms } from '@/lib/contract/terms'
import { formatDate } from '@/lib/text/dates'
import { hostOf, safeHttpUrl } from '@/lib/text/safe-http-url'
import { ExternalLink } from './external-link'
import { FooterNav } from './footer-nav'
import { SiteLink } from './site-link'

function Publisher({ address }: { address: string }) {
  const url = safeHttpUrl(address)
  return <ExternalLink href={address}>{url ? hostOf(url) : address}</ExternalLink>
}

function Attribution({ terms }: { terms: Terms }) {
  const { credit, links } = terms.attribution.components
  return (
    <p>
      {credit} (<Publisher address={links.web_of_trust} />, <Publisher address={links.key_state} />)
      Licensed under <ExternalLink href={links.license}>{terms.license.name}</ExternalLink>. This
      site selects and reformats the data.
    </p>
  )
}

/** If the terms could not be fetched the footer says so: no credit is better than a wrong one. */
function NoAttribution(): ReactNode {
  return (
    <p>
      The credit and licence of the data are unavailable right now. Before you use the data, read
      them on the <SiteLink href="/terms">page of its terms</SiteLink>. This site selects and
      reformats the data.
    </p>
  )
}

export function SiteFooter({ terms }: { terms: Terms | undefined }) {
  return (
    <footer className="mt-18 border-rule border-t text-muted text-sm">
      <div className="mx-auto max-w-page px-5 pt-6 pb-12 sm:px-6">
        <div className="max-w-[64rem]">
          {terms ? <Attribution terms={terms} /> : <NoAttribution />}
        </div>
        {terms && (
          <p className="mt-2">
            Data as of <time dateTime={terms.last_updated}>{formatDate(terms.last_updated)}</time>
          </p>
        )}
        <FooterNav />
      </div>
    </footer>
  )
}
