/** Whom a file that leaves the site credits, in one line. */
import type { Terms } from '@/lib/contract/terms'

export interface Credit {
  attribution: string
  licence: string
}

/** Without the terms, the address at which they are. */
export function creditOf(terms: Terms | undefined, siteUrl: string): Credit {
  if (!terms) {
    const address = new URL('/terms', siteUrl).href
    return { attribution: `See ${address}`, licence: `See ${address}` }
  }
  return { attribution: terms.attribution.text, licence: terms.license.spdx_id }
}
