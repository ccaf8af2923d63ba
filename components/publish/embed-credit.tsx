import { siteName } from '@/lib/contract/site-name'
import type { Terms } from '@/lib/contract/terms'
import { readSettings } from '@/lib/env'
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
