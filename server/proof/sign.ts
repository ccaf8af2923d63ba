/** Signs credentials with Data Integrity, using the cryptosuite eddsa-jcs-2022. */
import type { SignedCredential, UnsignedCredential } from '@/lib/proof/credential'
import { methodId } from '@/lib/proof/did-document'
import type { SecretKey } from './did-keys'

/**
 * Loads the libraries when something is first signed. That takes a third of a second, for which no start should wait.
 */
const libraries = () =>
  Promise.all([
    import('@digitalbazaar/ed25519-multikey'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-jcs-2022-cryptosuite'),
    import('jsonld-signatures'),
  ])

/** This cryptosuite signs JSON as it is, so contexts are never loaded. */
async function documentLoader(url: string): Promise<never> {
  throw new Error(`Nothing is fetched to sign a credential, but ${url} was requested.`)
}

interface Signing {
  did: string
  key: SecretKey
  /** The creation time stated in the proof. */
  created: string
}

/** Signs a credential. Equal credentials and keys give equal bytes, because Ed25519 is deterministic. */
export async function signCredential(
  credential: UnsignedCredential,
  { did, key, created }: Signing,
): Promise<SignedCredential> {
  const [multikey, { DataIntegrityProof }, suites, { default: signatures }] = await libraries()
  const pair = await multikey.from({
    type: 'Multikey',
    id: methodId(did, key),
    controller: did,
    publicKeyMultibase: key.publicKeyMultibase,
    secretKeyMultibase: key.secretKeyMultibase,
  })
  const suite = new DataIntegrityProof({
    signer: pair.signer(),
    date: created,
    cryptosuite: suites.createSignCryptosuite(),
  })
  const purpose = new signatures.purposes.AssertionProofPurpose()
  const signed = await signatures.sign(structuredClone(credential), {
    suite,
    purpose,
    documentLoader,
  })
  return signed as unknown as SignedCredential
}
