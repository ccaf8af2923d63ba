/** The document of an identifier: its public keys, and which of them may sign statements (Controlled Identifiers 1.0). */

export interface VerificationMethod {
  id: string
  type: string
  controller: string
  publicKeyMultibase: string
  /** From this time on nothing that the key signed is to be believed. */
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

/** A key goes by itself, so that no other ever has its name. */
export const methodId = (did: string, { publicKeyMultibase }: PublicKey): string =>
  `${did}#${publicKeyMultibase}`

/**
 * Keys that were replaced stay listed and stay trusted, because what they signed is still to be verified; only those
 * that were revoked are not.
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
