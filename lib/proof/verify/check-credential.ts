/** Checks whether a credential is unchanged since its issuer signed it. */
import canonicalize from 'canonicalize'
import type { SignedCredential } from '@/lib/proof/credential'
import { type Bytes, bytesOfMultibase, type VerifyEd25519 } from './ed25519'
import { findKey, type KnownDocuments } from './find-key'
import { findIssuer, Refusal, readCredential, refuse } from './read-credential'

const signatureLength = 64

type Named = Record<string, unknown>

/** Hashes the canonical form of a value (RFC 8785) with SHA-256. Throws for a value without such a form. */
async function computeHash(value: unknown): Promise<Bytes> {
  const text = new TextEncoder().encode(canonicalize(value))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text))
}

const getList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const isEqual = (a: unknown, b: unknown): boolean => canonicalize(a) === canonicalize(b)

/** Returns the document as it was signed, or undefined if its context does not begin with the signed one. */
function signedDocument(document: Named, context: unknown): Named | undefined {
  if (context === undefined) return document
  const documentContext = getList(document['@context'])
  const begins = getList(context).every((part, index) => isEqual(part, documentContext[index]))
  return begins ? { ...document, '@context': context } : undefined
}

/** Returns the bytes that are signed: the hash of the proof's options, followed by that of the document. */
export async function bytesToSign(options: object, document: object): Promise<Bytes> {
  const hashes = await Promise.all([computeHash(options), computeHash(document)])
  return new Uint8Array(hashes.flatMap((hash) => [...hash]))
}

/** Returns the bytes that were signed. Undefined if the context of the document is not the signed one. */
export async function signedBytes(secured: Named): Promise<Bytes | undefined> {
  const { proof, ...unsecured } = secured
  const { proofValue: _, ...options } = proof as Named
  const document = signedDocument(unsecured, options['@context'])
  return document && bytesToSign(options, document)
}

/** Whether the key signed exactly this document with exactly these proof options. */
export async function isSignedBy(
  secured: Named & { proof: { proofValue: string } },
  key: Bytes,
  verify: VerifyEd25519,
): Promise<boolean> {
  const signature = bytesOfMultibase(secured.proof.proofValue)
  const message = await signedBytes(secured)
  if (signature?.length !== signatureLength || !message) return false
  return verify({ key, signature, message }).catch(() => false)
}

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
 * The specification allows a credential to list further contexts after the signed contexts, for signatures on top of
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
export async function checkCredential(text: string, circumstances: Circumstances): Promise<Report> {
  try {
    return await check(text, circumstances)
  } catch (error) {
    if (error instanceof Refusal) return { verdict: error.verdict, reason: error.message }
    if (error instanceof RangeError) {
      return { verdict: 'refused', reason: 'It is nested deeper than any credential.' }
    }
    throw error
  }
}
