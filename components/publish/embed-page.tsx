import type { ReactNode } from 'react'
import { Missing } from '@/components/layout/missing'
import { FallbackNotice } from '@/components/layout/page-main'
import { siteName } from '@/lib/contract/site-name'
import type { Terms } from '@/lib/contract/terms'
import { readSettings } from '@/lib/env'
import { getTerms } from '@/lib/portal/about/load'
import { licenceName } from '@/lib/text/names'
import { getHost, safeHttpUrl } from '@/lib/text/safe-http-url'
import { sentence } from '@/lib/text/sentences'

/** A link that opens a new tab. A text that is not an http or https address remains text. */
function OutLink({ address, text }: { address: string; text?: string }) {
  const url = safeHttpUrl(address)
  if (!url) return text ?? address
  return (
    <a href={url.href} target="_blank" rel="external noopener nofollow" className="text-muted">
      {text ?? getHost(url)}
    </a>
  )
}

/** The credit and the licence of the data in an embed. */
export function EmbedCredit({ terms }: { terms: Terms | undefined }) {
  if (!terms) {
    return (
      <p>
        Credit and licence:{' '}
        <OutLink
          address={new URL('/terms', readSettings().SITE_URL).href}
          text={`terms of ${siteName}`}
        />
      </p>
    )
  }
  const { credit, links } = terms.attribution.components
  return (
    <p>
      {sentence(credit)} See <OutLink address={links.web_of_trust} /> and{' '}
      <OutLink address={links.key_state} />. Licensed under{' '}
      <OutLink address={links.license} text={licenceName(terms.license.spdx_id)} />; reformatted by{' '}
      {siteName}.
    </p>
  )
}

/** The content of an embed that does not exist. It has no search, because other pages must not open in frames. */
export function MissingEmbedView() {
  return (
    <main className="p-5">
      <h1 className="font-semibold font-serif text-xl">Page not found</h1>
      <p className="mt-1 text-muted text-note">
        It may have been removed. Search for it on{' '}
        <a href={readSettings().SITE_URL} target="_blank" rel="noopener">
          {siteName}
        </a>
        .
      </p>
    </main>
  )
}

/** The content of a missing embed, with status 404. */
export function MissingEmbed() {
  return <Missing view={<MissingEmbedView />} />
}

interface EmbedMainProps {
  title: string
  address: string
  /** Credit for content that the terms of the data do not cover, such as the shapes of a map. */
  credit?: string
  children: ReactNode
}

/** A page for frames on other sites. It fills the frame, and contains the credit that the terms require. */
export async function EmbedMain({ title, address, credit, children }: EmbedMainProps) {
  const terms = await getTerms()
  return (
    <main className="flex h-dvh min-h-60 flex-col p-3">
      <h1 className="font-semibold font-serif text-lg leading-tight">
        <a href={address} target="_blank" rel="noopener">
          {title}
        </a>
      </h1>
      <FallbackNotice />
      {children}
      <div className="mt-2 text-muted text-xs">
        <EmbedCredit terms={terms} />
        {credit && <p>{credit}</p>}
      </div>
    </main>
  )
}
