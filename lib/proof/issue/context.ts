/**
 * The terms of credentials in addition to the terms of the specification, as a JSON-LD context with its own address.
 * Each credential contains the digest of this context. A context embedded in the credential would need no address, but
 * the libraries of Digital Bazaar could not verify it, because they compare contexts by identity.
 */
import { createHash } from 'node:crypto'
import { credentialsContext, type RelatedResource } from '@/lib/proof/credential'

/** Returns the digest of a text in the format of Subresource Integrity (https://www.w3.org/TR/SRI). */
export const computeDigest = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Must be renamed whenever the context changes, because issued credentials contain its digest. */
export const contextPath = '/contexts/credentials-v1.jsonld'
export const contextType = 'application/ld+json'

const getAddress = (siteUrl: string): string => siteUrl + contextPath

/** Returns the context document, as JSON text. */
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

export const getContexts = (siteUrl: string): readonly string[] => [
  credentialsContext,
  getAddress(siteUrl),
]

export const contextResource = (siteUrl: string): RelatedResource => ({
  id: getAddress(siteUrl),
  mediaType: contextType,
  digestSRI: computeDigest(contextDocument(siteUrl)),
})
