/**
 * The identifiers of sites, the `did:web` of their public addresses (https://w3c-ccg.github.io/did-method-web), and their DID
 * documents.
 */

export const didDocumentPath = '/.well-known/did.json'

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

const isIpAddress = (hostname: string): boolean => /^\[|^\d+(\.\d+){3}$/.test(hostname)

/**
 * Returns the identifier of the site at an address. Undefined if the address lacks a domain name or https, both of
 * which the method requires, or has a path, because the identifier of a host covers the entire host. A site on a
 * loopback address gets `localhost`, which allows local tests but proves nothing to anyone else.
 * @example getDid('https://atlas.example.org') // 'did:web:atlas.example.org'
 */
export function getDid(siteUrl: string): string | undefined {
  const { protocol, hostname, port, pathname } = new URL(siteUrl)
  if (pathname !== '/') return undefined
  const isLocal = isLoopback(hostname)
  if (!isLocal && (protocol !== 'https:' || isIpAddress(hostname))) return undefined
  return `did:web:${isLocal ? 'localhost' : hostname}${port && `%3A${port}`}`
}

interface Place {
  host: string
  /** Begins with a slash; an empty string for the identifier of a host. */
  path: string
}

const form = /^did:web:([a-z0-9.-]+(?:%3a\d+)?)((?::(?:[a-z0-9._-]|%[0-9a-f]{2})+)*)$/i

function getPlace(did: string): Place | undefined {
  const [, host, folders = ''] = form.exec(did) ?? []
  return host === undefined
    ? undefined
    : { host: host.replace(/%3a/i, ':'), path: folders.replaceAll(':', '/') }
}

/**
 * Returns the site of a did:web identifier: `'atlas.example.org'`, or `'example.org/users/ann'` if only a part of the
 * host belongs to the signer. Returns undefined for any other method.
 */
export function siteOfDid(did: string): string | undefined {
  const place = getPlace(did)
  return place && place.host + place.path
}

/** Returns the address of the document of a did:web identifier, or undefined for any other method. */
export function getDocumentAddress(did: string): string | undefined {
  const place = getPlace(did)
  return place && `https://${place.host}${place.path ? `${place.path}/did.json` : didDocumentPath}`
}

/** Whether an identifier can be resolved only on the site's own machine. */
export const isLocalDid = (did: string): boolean =>
  /^localhost(:|$)/.test(getPlace(did)?.host ?? '')

export interface VerificationMethod {
  id: string
  type: string
  controller: string
  publicKeyMultibase: string
  /** The time of the revocation. Nothing that a revoked key has ever signed is trusted. */
  revoked?: string
  expires?: string
}

/**
 * The DID document: the public keys of an identifier, and which of them may sign statements (Controlled Identifiers
 * 1.0).
 */
export interface DidDocument {
  '@context'?: unknown
  id: string
  verificationMethod: VerificationMethod[]
  /** The ids of the keys that may sign statements. */
  assertionMethod: string[]
}

interface PublicKey {
  publicKeyMultibase: string
  revoked?: string
}

/** A key's id contains the key itself, so that no other key can ever have the same id. */
export const methodId = (did: string, { publicKeyMultibase }: PublicKey): string =>
  `${did}#${publicKeyMultibase}`

/**
 * Replaced keys stay listed and trusted, because their signatures must still be verifiable. Revoked keys stay listed,
 * but may not sign statements.
 */
export function didDocument(did: string, keys: readonly PublicKey[]): DidDocument {
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: keys.map((key) => ({
      id: methodId(did, key),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: key.publicKeyMultibase,
      ...(key.revoked ? { revoked: key.revoked } : {}),
    })),
    assertionMethod: keys.filter(({ revoked }) => !revoked).map((key) => methodId(did, key)),
  }
}
