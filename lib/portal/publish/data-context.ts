/** What a citation, an export or a description for machines says beside the record itself. */
import type { Terms } from '@/lib/contract/terms'

export interface DataContext {
  /** The public address of the site, without a slash at its end. */
  siteUrl: string
  /** The DOI of the dataset, where whoever runs the site has one for it: `10.1234/atlas`. */
  doi?: string
  /** Undefined where they could not be had: nothing then claims a credit or a licence, rather than a wrong one. */
  terms: Terms | undefined
  /** When the API was asked, ISO 8601. */
  fetchedAt: string
  /** The version that the data is, where that is told of it: `2026.11.22`. */
  version?: string
}

/** The address that identifies the dataset for good: that of its DOI, or of the site. */
export const datasetAddress = ({ siteUrl, doi }: Pick<DataContext, 'siteUrl' | 'doi'>): string =>
  doi === undefined ? `${siteUrl}/` : `https://doi.org/${doi}`
