/**
 * The DID document: the public keys of an identifier, and which of them may sign statements (Controlled Identifiers
 * 1.0).
 */

export interface VerificationMethod {
  id: string
  type: string
  controller: string
  publicKeyMultibase: string
  /** The time of the revocation. Nothing that a revoked key has ever signed is trusted. */
  revoked?: string
  expires?: string
}

export interface DidDocument {
  '@context'?: unknown
  id: string
  verificationMethod: VerificationMethod[]
  /** The ids of the keys that may sign statements. */
  assertionMethod: string[]
}

export interface PublicKey {
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
