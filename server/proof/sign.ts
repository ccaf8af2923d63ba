/** Signs credentials with Data Integrity, using the cryptosuite eddsa-jcs-2022 (https://www.w3.org/TR/vc-di-eddsa). */
import { createPrivateKey, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import {
  cryptosuiteName,
  type SignedCredential,
  type UnsignedCredential,
} from '@/lib/proof/credential'
import { methodId } from '@/lib/proof/did-web'
import { bytesToSign } from '@/lib/proof/verify/check-credential'
import { bytesOfMultibase, getEd25519Key } from '@/lib/proof/verify/ed25519'
import type { SecretKey } from './did-keys'

interface Signing {
  did: string
  key: SecretKey
  created: string
}

const toBase64 = (bytes: Uint8Array = new Uint8Array()): string =>
  Buffer.from(bytes).toString('base64url')

function getPrivateKey({ publicKeyMultibase, secretKeyMultibase }: SecretKey) {
  // The seed follows the prefix of two bytes. The public key may follow it.
  const seed = bytesOfMultibase(secretKeyMultibase)?.slice(2, 34)
  const x = toBase64(getEd25519Key(publicKeyMultibase))
  return createPrivateKey({
    key: { kty: 'OKP', crv: 'Ed25519', d: toBase64(seed), x },
    format: 'jwk',
  })
}

/** Signs a credential. Equal credentials and keys give equal bytes, because Ed25519 is deterministic. */
export async function signCredential(
  credential: UnsignedCredential,
  { did, key, created }: Signing,
): Promise<SignedCredential> {
  const proof = {
    type: 'DataIntegrityProof',
    created,
    verificationMethod: methodId(did, key),
    cryptosuite: cryptosuiteName,
    proofPurpose: 'assertionMethod',
    '@context': credential['@context'],
  }
  const signature = sign(null, await bytesToSign(proof, credential), getPrivateKey(key))
  return { ...credential, proof: { ...proof, proofValue: `z${base58.encode(signature)}` } }
}
