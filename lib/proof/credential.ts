/** What credentials look like here: Verifiable Credentials 2.0, secured by Data Integrity. */

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2'
export const credentialType = 'application/vc'
export const cryptosuiteName = 'eddsa-jcs-2022'

/** The ending of the credential of a profile, after the address of the profile. */
export const credentialEnding = '.vc.json'
/** The name of the credential of a version, among its files. */
export const versionCredentialName = `did_atlas${credentialEnding}`

/** Where a credential of this site is checked, by its path. It stands behind `#`, which no browser sends. */
export const checkAddress = (path: string): string => `/verify#${path}`

/** A resource with the digest that it had, such as a file or what is known of a source. */
export interface RelatedResource {
  id: string
  mediaType: string
  digestSRI: string
}

export interface Proof {
  type: string
  cryptosuite: string
  created?: string
  expires?: string
  verificationMethod: string
  proofPurpose: string
  proofValue: string
  '@context'?: unknown
}

export interface UnsignedCredential {
  '@context': readonly string[]
  id: string
  type: readonly string[]
  name: string
  description: string
  issuer: { id: string; name: string }
  validFrom: string
  /** `version` is left out of a record that no version of the data has in this form. */
  credentialSubject: Record<string, unknown> & { id: string; name: string; version?: string }
  relatedResource: readonly RelatedResource[]
}

export type SignedCredential = UnsignedCredential & { proof: Proof }
