/** Signs credentials with Data Integrity, cryptosuite eddsa-jcs-2022. */
import type { SignedCredential, UnsignedCredential } from '@/lib/proof/credential'
import { methodId } from '@/lib/proof/did-document'
import type { SecretKey } from './did-keys'

/** Loaded when something is first signed: it takes a third of a second, which no start should wait for. */
const libraries = () =>
  Promise.all([
    import('@digitalbazaar/ed25519-multikey'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-jcs-2022-cryptosuite'),
    import('jsonld-signatures'),
  ])

/** This cryptosuite signs JSON as it is, so that no context is ever read. */
async function documentLoader(url: string): Promise<never> {
  throw new Error(`Nothing is fetched to sign a credential, and ${url} was asked for.`)
}

interface Signing {
  did: string
  key: SecretKey
  /** What the proof says of its time. */
  created: string
}

/** Equal credentials with equal keys give equal bytes, because Ed25519 draws nothing at random. */
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
