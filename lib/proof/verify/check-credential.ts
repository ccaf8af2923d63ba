/** Checks whether a credential is what its issuer signed. */

import canonicalize from 'canonicalize'
import type { SignedCredential } from '@/lib/proof/credential'
import type { VerifyEd25519 } from './ed25519'
import { findKey, type KnownDocuments } from './find-key'
import { isSignedBy } from './proof'
import { findIssuer, readCredential } from './read-credential'
import { Refusal, refuse } from './refusal'

export type Report =
  | { verdict: 'genuine'; signer: string; credential: SignedCredential }
  | { verdict: 'refused' | 'undecided'; reason: string }

interface Circumstances {
  documents: KnownDocuments
  verify: VerifyEd25519
  now?: Date
}

function checkPeriod(credential: SignedCredential, now: Date): void {
  const { validFrom, validUntil } = credential as { validFrom?: string; validUntil?: string }
  const ends = [validUntil, credential.proof.expires]
  if (validFrom !== undefined && Date.parse(validFrom) > now.getTime()) {
    refuse('It is not valid yet.')
  }
  if (ends.some((end) => end !== undefined && Date.parse(end) <= now.getTime())) {
    refuse('It has expired.')
  }
}

/**
 * The specification allows a credential to list further contexts after the signed ones, for signatures on top of
 * signatures. Only one signature is allowed here, and nothing may change the meaning of the signed terms.
 */
function checkContext({ proof, ...credential }: SignedCredential): void {
  const signed = proof['@context']
  if (signed !== undefined && canonicalize(signed) !== canonicalize(credential['@context'])) {
    refuse('Its definitions (@context) are not those that were signed.')
  }
}

async function check(text: string, { documents, verify, now = new Date() }: Circumstances) {
  const credential = readCredential(text)
  const { verificationMethod } = credential.proof
  const [signer = ''] = verificationMethod.split('#')
  if (findIssuer(credential) !== signer) {
    refuse(`It is signed by ${signer}, but claims to come from ${String(findIssuer(credential))}.`)
  }
  const key = findKey(verificationMethod, documents, now)
  if (!(await isSignedBy(credential as SignedCredential & Record<string, unknown>, key, verify))) {
    refuse('The signature does not match: the content was altered.')
  }
  checkContext(credential)
  checkPeriod(credential, now)
  return { verdict: 'genuine', signer, credential } as const
}

/** Checks a credential. Invalid text yields a report, not an error. */
export async function checkCredential(text: string, known: Circumstances): Promise<Report> {
  try {
    return await check(text, known)
  } catch (error) {
    if (error instanceof Refusal) return { verdict: error.verdict, reason: error.message }
    if (error instanceof RangeError) {
      return { verdict: 'refused', reason: 'It is nested deeper than any credential.' }
    }
    throw error
  }
}
