/** The data that citations, exports and machine-readable descriptions contain in addition to the record itself. */
import type { Terms } from '@/lib/contract/terms'

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
