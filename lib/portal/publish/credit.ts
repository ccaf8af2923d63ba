/** The credit and licence for files and pictures that leave the site. */
import type { Terms } from '@/lib/contract/terms'
import { formatDate } from '@/lib/text/dates'
import { type DataContext, dataDay } from './data-context'

export interface Credit {
  attribution: string
  licence: string
}

/** The credit and licence from the terms or, if they are unavailable, the address of the terms. */
export function makeCredit(terms: Terms | undefined, siteUrl: string): Credit {
  if (!terms) {
    const address = new URL('/terms', siteUrl).href
    return { attribution: `See ${address}`, licence: `See ${address}` }
  }
  return { attribution: terms.attribution.text, licence: terms.license.spdx_id }
}

/** Credit, licence and date of the data in one line, for pictures. */
export function creditLine(context: DataContext): string {
  const { terms, siteUrl } = context
  const { attribution, licence } = makeCredit(terms, siteUrl)
  const date = formatDate(dataDay(context))
  return `${attribution} ${licence}, data as of ${date}. Selected and drawn by ${new URL(siteUrl).host}.`
}

/** The explanation that may follow the name in a credit: `', an independent compilation …'`. */
const apposition = /, (?:an?|the) .*$/

/**
 * The name at the beginning of a credit. `'Sample dataset, a compilation of public sources. It contains …'` becomes
 * `'Sample dataset'`. A credit that is only a name is unchanged.
 */
export function creditName({ attribution }: Terms): string {
  const [sentence = ''] = attribution.components.credit.trim().split(/\.(?:\s|$)/)
  return sentence.replace(apposition, '').trim()
}
