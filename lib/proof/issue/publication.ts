/** The context in which credentials are issued: their publisher, and the version of the data. */
import { siteName } from '@/lib/contract/site-name'
import type { Terms } from '@/lib/contract/terms'

export interface Publication {
  /** The identifier of the site. */
  did: string
  siteUrl: string
  /** Undefined for facts that were changed after their version had been frozen. */
  version?: string
  /** The time of the data, in ISO 8601. */
  date: string
  terms: Terms
}

/**
 * The query appended to the address of a signed resource. With a version, the resource at that address never changes.
 */
export const asOf = ({ version }: Pick<Publication, 'version'>): string =>
  version === undefined ? '' : `?version=${version}`

/** The issuer and date that every credential states. */
export const getOrigin = ({ did, date }: Publication) => ({
  issuer: { id: did, name: siteName },
  validFrom: timestamp(date),
})

/** The terms of reuse that every subject states. */
export const getReuse = ({ terms }: Publication) => ({
  license: terms.license.url,
  creditText: terms.attribution.text,
})

/**
 * Formats a time with its time zone, as credentials require. A date without a time becomes its
 * start in UTC.
 */
const timestamp = (date: string): string => new Date(date).toISOString().replace(/\.\d{3}Z$/, 'Z')
