/** The publisher of signed credentials, and the version of the data that they belong to. */
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

/** The query of an address as of a version, which always gives the same content; empty without a version. */
export const asOf = ({ version }: Pick<Publication, 'version'>): string =>
  version === undefined ? '' : `?version=${version}`

export const publisherName = 'DID Atlas'

/** The origin that every credential states. */
export const originOf = ({ did, date }: Publication) => ({
  issuer: { id: did, name: publisherName },
  validFrom: timestamp(date),
})

/** The terms of reuse that every subject states. */
export const reuseOf = ({ terms }: Publication) => ({
  license: terms.license.url,
  creditText: terms.attribution.text,
})

/** Formats a time as credentials require it, with its time zone. A day stands for its start in UTC. */
const timestamp = (date: string): string => new Date(date).toISOString().replace(/\.\d{3}Z$/, 'Z')
