/** Finds the public key that a proof names in the signer's document. */
import type { DidDocument, VerificationMethod } from '@/lib/proof/did-web'
import { isObject } from '@/lib/text/json-values'
import { type Bytes, getEd25519Key } from './ed25519'
import { Refusal, refuse } from './read-credential'

/** The available documents by their identifiers. */
export type KnownDocuments = ReadonlyMap<string, DidDocument>

const keyForm = /^did:key:(z6Mk[1-9A-HJ-NP-Za-km-z]+)$/

/** A `did:key` identifier is the key itself, so its document can be derived from it. */
function documentOfKey(did: string): DidDocument | undefined {
  const [, key] = keyForm.exec(did) ?? []
  if (key === undefined) return undefined
  const id = `${did}#${key}`
  const method = { id, type: 'Multikey', controller: did, publicKeyMultibase: key }
  return { id: did, verificationMethod: [method], assertionMethod: [id] }
}

/**
 * Reads the DID document of another site. Returns undefined if the value is not a DID document. `assertionMethod` may
 * contain a verification method in place of its id.
 */
export function readDidDocument(value: unknown): DidDocument | undefined {
  if (!isObject(value)) return undefined
  const { id, verificationMethod = [], assertionMethod } = value
  const hasLists = Array.isArray(verificationMethod) && Array.isArray(assertionMethod)
  if (typeof id !== 'string' || !id.startsWith('did:') || !hasLists) return undefined
  const absolute = (name: unknown) =>
    typeof name === 'string' && name.startsWith('#') ? id + name : String(name)
  const methods: unknown[] = [...verificationMethod, ...assertionMethod]
  return {
    id,
    verificationMethod: methods
      .filter(isObject)
      .map((method) => ({ ...(method as object as VerificationMethod), id: absolute(method.id) })),
    assertionMethod: assertionMethod.map((method) =>
      absolute(isObject(method) ? method.id : method),
    ),
  }
}

function checkTimes({ revoked, expires }: VerificationMethod, now: Date): void {
  if (revoked !== undefined) {
    refuse('The signer has revoked the key: someone else may have it.')
  }
  if (expires !== undefined && !(Date.parse(expires) > now.getTime())) {
    refuse('The key has expired.')
  }
}

/**
 * Returns the key with an id such as `did:web:example.org#key`. Throws a `Refusal` if there is no such key or it may
 * not be used.
 */
export function findKey(method: string, documents: KnownDocuments, now: Date): Bytes {
  const [did = ''] = method.split('#')
  const document = documentOfKey(did) ?? documents.get(did)
  if (!document) {
    throw new Refusal('undecided', `We do not have the keys of ${did}, the claimed signer.`)
  }
  const found = document.verificationMethod.find(({ id }) => id === method)
  if (!found || found.controller !== did) {
    refuse(`The key does not belong to ${did}.`)
  }
  checkTimes(found, now)
  if (!document.assertionMethod.includes(method)) {
    refuse(`The key may not sign credentials for ${did}.`)
  }
  const key =
    typeof found.publicKeyMultibase === 'string' && getEd25519Key(found.publicKeyMultibase)
  return key || refuse('We cannot check this kind of key here.')
}
