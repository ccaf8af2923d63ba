/**
 * The credentials that a site issues. That of a record states that this site published these facts about it, in this
 * version of the data and from these sources; that of a version states the digests of its files.
 */
import { createHash } from 'node:crypto'
import type { Downloads } from '@/lib/contract/downloads'
import { type Family, getWords } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import type { SourceSummary } from '@/lib/contract/sources'
import type { Terms } from '@/lib/contract/terms'
import {
  credentialEnding,
  credentialsContext,
  type RelatedResource,
  type UnsignedCredential,
  versionCredentialName,
} from '@/lib/proof/credential'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

/** Returns the digest of a text in the format of Subresource Integrity (https://www.w3.org/TR/SRI). */
export const computeDigest = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Must be renamed whenever the context changes, because issued credentials contain its digest. */
export const contextPath = '/contexts/credentials-v1.jsonld'
export const contextType = 'application/ld+json'

const getAddress = (siteUrl: string): string => siteUrl + contextPath

/**
 * Returns, as JSON text, the terms of credentials in addition to the terms of the specification, as a JSON-LD context with its own address.
 * Each credential contains the digest of this context. A context embedded in the credential would need no address, but
 * the libraries of Digital Bazaar could not verify it, because they compare contexts by identity.
 */
export function contextDocument(siteUrl: string): string {
  const vocabulary = `${siteUrl}/verify#`
  const terms = {
    '@protected': true,
    RecordCredential: `${vocabulary}RecordCredential`,
    VersionCredential: `${vocabulary}VersionCredential`,
    version: 'https://schema.org/version',
    license: { '@id': 'https://schema.org/license', '@type': '@id' },
    creditText: 'https://schema.org/creditText',
    record: { '@id': `${vocabulary}record`, '@type': '@json' },
    wasDerivedFrom: { '@id': 'http://www.w3.org/ns/prov#wasDerivedFrom', '@type': '@id' },
    publisher: 'https://schema.org/publisher',
    seen: { '@id': `${vocabulary}seen`, '@type': 'http://www.w3.org/2001/XMLSchema#date' },
    archivedAt: { '@id': 'https://schema.org/archivedAt', '@type': '@id' },
  }
  return `${JSON.stringify({ '@context': terms }, null, 2)}\n`
}

const getContexts = (siteUrl: string): readonly string[] => [
  credentialsContext,
  getAddress(siteUrl),
]

const contextResource = (siteUrl: string): RelatedResource => ({
  id: getAddress(siteUrl),
  mediaType: contextType,
  digestSRI: computeDigest(contextDocument(siteUrl)),
})

/** Converts a hexadecimal digest to the same format. */
const digestOfHex = (sha256: string): string =>
  `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`

export const sourceFileType = 'application/json'

/** The address contains the version, because more may become known about a source later. */
const sourceFileAddress = (
  { siteUrl, ...publication }: Pick<Publication, 'siteUrl' | 'version'>,
  { id }: Pick<SourceSummary, 'id'>,
): string => `${siteUrl}/sources/${id}.json${asOf(publication)}`

/** Omits how often the source is cited, which is not a property of the source itself. */
export function sourceFile({ stats: _, ...source }: SourceSummary): string {
  return `${JSON.stringify(source, null, 2)}\n`
}

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
const getOrigin = ({ did, date }: Publication) => ({
  issuer: { id: did, name: siteName },
  validFrom: timestamp(date),
})

/** The terms of reuse that every subject states. */
const getReuse = ({ terms }: Publication) => ({
  license: terms.license.url,
  creditText: terms.attribution.text,
})

/**
 * Formats a time with its time zone, as credentials require. A date without a time becomes its
 * start in UTC.
 */
const timestamp = (date: string): string => new Date(date).toISOString().replace(/\.\d{3}Z$/, 'Z')

export interface CertifiedRecord {
  family: Family
  /** The path of the record's profile. */
  path: string
  name: string
  /** Everything that the API returns about the record. */
  document: object
  sources: readonly SourceSummary[]
}

/** Describes a source. Only http and https addresses become identifiers. */
function derivation({ url, title, publisher, seen, archived_url }: SourceSummary): object[] {
  const id = safeHttpUrl(url)?.href
  if (!id) return []
  const archivedAt = safeHttpUrl(archived_url)?.href
  return [
    {
      id,
      ...(title ? { name: title } : {}),
      publisher,
      ...(seen && /^\d{4}-\d\d-\d\d$/.test(seen) ? { seen } : {}),
      ...(archivedAt ? { archivedAt } : {}),
    },
  ]
}

const getResource = (source: SourceSummary, publication: Publication) => ({
  id: sourceFileAddress(publication, source),
  mediaType: sourceFileType,
  digestSRI: computeDigest(sourceFile(source)),
})

const describeState = ({ version, date }: Publication): string =>
  version === undefined
    ? `on ${date.slice(0, 10)}, which no version of the data has`
    : `in version ${version} of the data`

export function recordCredential(
  { family, path, name, document, sources }: CertifiedRecord,
  publication: Publication,
): UnsignedCredential {
  const { siteUrl, version } = publication
  const resources = sources.map((source) => getResource(source, publication))
  const origins = sources.flatMap(derivation)
  return {
    '@context': getContexts(siteUrl),
    id: siteUrl + path + credentialEnding + asOf(publication),
    type: ['VerifiableCredential', 'RecordCredential'],
    name: `What ${siteName} published about ${name}`,
    description: `The ${getWords(family).singular} ${name} as it stood ${describeState(publication)}, with its sources.`,
    ...getOrigin(publication),
    credentialSubject: {
      id: siteUrl + path,
      name,
      ...(version === undefined ? {} : { version }),
      ...getReuse(publication),
      ...(origins.length > 0 ? { wasDerivedFrom: origins } : {}),
      record: document,
    },
    relatedResource: [contextResource(siteUrl), ...resources],
  }
}

export function versionCredential(
  { base_url, files, title, version }: Downloads,
  publication: Publication,
): UnsignedCredential {
  const { siteUrl } = publication
  return {
    '@context': getContexts(siteUrl),
    id: base_url + versionCredentialName,
    type: ['VerifiableCredential', 'VersionCredential'],
    name: `The files of version ${version} of the ${title}`,
    description: `Each file that ${siteName} published as version ${version} of its data, with its digest.`,
    ...getOrigin(publication),
    credentialSubject: { id: base_url, name: title, version, ...getReuse(publication) },
    relatedResource: [
      contextResource(siteUrl),
      ...files.map(({ name, media_type, sha256 }) => ({
        id: base_url + encodeURIComponent(name),
        mediaType: media_type,
        digestSRI: digestOfHex(sha256),
      })),
    ],
  }
}
