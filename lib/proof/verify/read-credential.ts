/** Parses credentials that can be checked here, or explains why a text is not such a credential. */
import {
  credentialsContext,
  cryptosuiteName,
  type Proof,
  type SignedCredential,
} from '@/lib/proof/credential'
import { isObject } from '@/lib/text/json-values'
import { parseStrictJson, UnclearJson } from './strict-json'

/** The reason why a credential is not accepted as genuine, as a sentence for visitors. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    /** `undecided` if information that is needed for the decision is missing. */
    readonly verdict: 'refused' | 'undecided',
    message: string,
  ) {
    super(message)
  }
}

export function refuse(message: string): never {
  throw new Refusal('refused', message)
}

/** The maximum length of a text, in characters. The credential of a version with all its files has about 60,000. */
const maxLength = 5_000_000

const isTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value))

function parse(text: string): Record<string, unknown> {
  if (text.trim() === '') refuse('It is empty.')
  if (text.length > maxLength) refuse('It is larger than any credential of this kind.')
  try {
    const value = parseStrictJson(text)
    return isObject(value) ? value : refuse('It is JSON, but not a credential.')
  } catch (error) {
    if (error instanceof UnclearJson) refuse(`The text ${error.message}.`)
    if (error instanceof RangeError) refuse('It is nested deeper than any credential.')
    throw error
  }
}

function checkProof(proof: unknown): asserts proof is Proof {
  if (proof === undefined) refuse('It has no signature.')
  if (!isObject(proof)) refuse('It must have exactly one signature.')
  if (proof.type !== 'DataIntegrityProof' || proof.cryptosuite !== cryptosuiteName) {
    refuse(`We cannot check this kind of signature here, only ${cryptosuiteName}.`)
  }
  if (proof.proofPurpose !== 'assertionMethod') {
    refuse('Its signature has a purpose other than assertion.')
  }
  if (typeof proof.verificationMethod !== 'string' || typeof proof.proofValue !== 'string') {
    refuse('Its signature is incomplete.')
  }
  for (const name of ['created', 'expires'] as const) {
    if (proof[name] !== undefined && !isTime(proof[name])) {
      refuse(`The time “${name}” of its signature is invalid.`)
    }
  }
}

const getTexts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Reads a credential. Throws a `Refusal` for any other text. */
export function readCredential(text: string): SignedCredential {
  const credential = parse(text)
  const { issuer, credentialSubject: subject, validFrom, validUntil, proof } = credential
  const isCredential =
    getTexts(credential['@context'])[0] === credentialsContext &&
    getTexts(credential.type).includes('VerifiableCredential')
  if (!isCredential) refuse('It is JSON, but not a version 2.0 Verifiable Credential.')
  if (!isObject(issuer) && typeof issuer !== 'string') refuse('It names no issuer.')
  if (!isObject(subject)) refuse('It has no subject.')
  for (const [name, time] of Object.entries({ validFrom, validUntil })) {
    if (time !== undefined && !isTime(time)) refuse(`Its time “${name}” is invalid.`)
  }
  checkProof(proof)
  return credential as unknown as SignedCredential
}

/** Returns the identifier of the issuer, which is given either directly or as an object with a name. */
export const findIssuer = ({ issuer }: SignedCredential): unknown =>
  typeof issuer === 'string' ? issuer : issuer.id
