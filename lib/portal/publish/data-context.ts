/** What a citation, an export or a description for machines says beside the record itself. */
import type { Terms } from '@/lib/contract/terms'

export interface DataContext {
  /** The public address of the site, without a slash at its end. */
  siteUrl: string
  /** Undefined where they could not be had: nothing then claims a credit or a licence, rather than a wrong one. */
  terms: Terms | undefined
  /** When the API was asked, ISO 8601. */
  fetchedAt: string
  /** The version that the data is, where that is told of it: `2026.11.22`. */
  version?: string
}
