/** Whom a file that leaves the site credits, in one line. */
import { getTerms } from '@/lib/client/resources'
import { readSettings } from '@/lib/env'

export interface Credit {
  attribution: string
  licence: string
}

/** Where the terms could not be had, the address at which they are. */
export async function getCredit(): Promise<Credit> {
  const terms = await getTerms()
  if (!terms.ok) {
    const address = new URL('/terms', readSettings().SITE_URL).href
    return { attribution: `See ${address}`, licence: `See ${address}` }
  }
  const { attribution, license } = terms.data
  return { attribution: attribution.text, licence: license.spdx_id }
}
