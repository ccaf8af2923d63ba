/** Verifies a proof of the cryptosuite eddsa-jcs-2022 (https://www.w3.org/TR/vc-di-eddsa/#eddsa-jcs-2022, 3.3). */
import canonicalize from 'canonicalize'
import type { VerifyEd25519 } from './ed25519'
import { type Bytes, bytesOfMultibase } from './multikey'

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
  const own = getList(document['@context'])
  const begins = getList(context).every((part, index) => isEqual(part, own[index]))
  return begins ? { ...document, '@context': context } : undefined
}

/**
 * Returns the bytes that were signed: the hash of the proof's options, followed by that of the document. Undefined if
 * the context of the document is not the signed one.
 */
export async function signedBytes(secured: Named): Promise<Bytes | undefined> {
  const { proof, ...unsecured } = secured
  const { proofValue: _, ...options } = proof as Named
  const document = signedDocument(unsecured, options['@context'])
  if (!document) return undefined
  const hashes = await Promise.all([computeHash(options), computeHash(document)])
  return new Uint8Array(hashes.flatMap((hash) => [...hash]))
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
