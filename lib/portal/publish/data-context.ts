/** The data that citations, exports and machine-readable descriptions contain in addition to the record itself. */
import type { Terms } from '@/lib/contract/terms'
import { formatDate } from '@/lib/text/dates'

export interface DataContext {
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  /** The DOI of the dataset, if the operator of the site has one: `10.1234/atlas`. */
  doi?: string
  /**
   * Undefined if unavailable. Outputs then state no credit and no licence, because a wrong statement would be worse.
   */
  terms: Terms | undefined
  /** When the data was requested from the API, in ISO 8601. */
  fetchedAt: string
  /** The version of the data, if known: `2026.11.22`. */
  version?: string
}

/** The permanent identifier of the dataset: the address of its DOI or, if it has none, of the site. */
export const datasetAddress = ({ siteUrl, doi }: Pick<DataContext, 'siteUrl' | 'doi'>): string =>
  doi === undefined ? `${siteUrl}/` : `https://doi.org/${doi}`

/** The date of the data, or of the request if the API does not state it. */
export const dataDay = ({ terms, fetchedAt }: Pick<DataContext, 'terms' | 'fetchedAt'>): string =>
  (terms?.last_updated ?? fetchedAt).slice(0, 10)

/** The credit and licence for files and pictures that leave the site. */
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
