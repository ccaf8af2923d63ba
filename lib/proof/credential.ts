/** The form of the site's credentials: Verifiable Credentials 2.0, secured by Data Integrity. */

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2'
export const credentialType = 'application/vc'
export const cryptosuiteName = 'eddsa-jcs-2022'

/** The ending that turns the address of a profile into that of its credential. */
export const credentialEnding = '.vc.json'
/** The name of a version's credential, which is among its files. */
export const versionCredentialName = `did_atlas${credentialEnding}`

/**
 * Returns the address of the page that checks a credential. The path of the credential follows `#`, because browsers do
 * not send that part.
 */
export const checkAddress = (path: string): string => `/verify#${path}`

/** A resource with its digest, such as a file or the description of a source. */
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
  /** `version` is absent if no version of the data contains the record in this form. */
  credentialSubject: Record<string, unknown> & { id: string; name: string; version?: string }
  relatedResource: readonly RelatedResource[]
}

export type SignedCredential = UnsignedCredential & { proof: Proof }
