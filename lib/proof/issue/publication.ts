/** Who publishes what is signed, and in which version of the data. */
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

/** What follows the path of something that is signed: as of a version it stays what it is. */
export const asOf = ({ version }: Pick<Publication, 'version'>): string =>
  version === undefined ? '' : `?version=${version}`

export const publisherName = 'DID Atlas'

/** What every credential says of its origin. */
export const originOf = ({ did, date }: Publication) => ({
  issuer: { id: did, name: publisherName },
  validFrom: timestamp(date),
})

/** What every subject says of its reuse. */
export const reuseOf = ({ terms }: Publication) => ({
  license: terms.license.url,
  creditText: terms.attribution.text,
})

/** A time in the form that credentials ask for, with its zone: a day is taken from its start in UTC. */
const timestamp = (date: string): string => new Date(date).toISOString().replace(/\.\d{3}Z$/, 'Z')
