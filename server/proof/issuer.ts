/** The site as an issuer, with its identifier and the keys currently in the file. */
import { createPrivateKey, sign } from 'node:crypto'
import { statSync } from 'node:fs'
import { base58 } from '@scure/base'
import { getReason } from '@/lib/files/failures'
import {
  cryptosuiteName,
  type SignedCredential,
  type UnsignedCredential,
} from '@/lib/proof/credential'
import { type DidDocument, didDocument, getDid, methodId } from '@/lib/proof/did-web'
import { bytesToSign } from '@/lib/proof/verify/check-credential'
import { bytesOfMultibase, getEd25519Key } from '@/lib/proof/verify/ed25519'
import { DidKeyError, ensureKeys, isExposed, type KeyRing, type SecretKey } from './did-keys'

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

/**
 * Signs a credential with Data Integrity, using the cryptosuite eddsa-jcs-2022 (https://www.w3.org/TR/vc-di-eddsa).
 * Equal credentials and keys give equal bytes, because Ed25519 is deterministic.
 */
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

interface IssuerOptions {
  siteUrl: string
  keyFile: string
  /** Called with the reason and the remedy if nothing can be signed. */
  onFault?: (fault: string) => void
  /** Called if other users on this machine can read the keys. */
  onExposed?: () => void
}

/** One reading of the key file, whose result is cached while the file is unchanged. */
interface Reading {
  identity: string
  keys: KeyRing | undefined
  /** When a reading that has failed is repeated. */
  repeatAt: number
}

/**
 * How long a failed reading is cached. Its cause, such as a folder that cannot be written, may
 * pass without any change to the file; but each reading may create keys and write to the disk, so
 * it is not repeated for every request.
 */
const repeatAfterMs = 10_000

const missing = 'missing'

/** Identifies the state of the key file, to detect changes made by commands. */
function getIdentity(file: string): string {
  const state = statSync(file, { throwIfNoEntry: false })
  return state ? `${state.ino} ${state.mtimeMs} ${state.size}` : missing
}

const later = (a: string, b: string): string => (Date.parse(a) > Date.parse(b) ? a : b)

/** Explains why the keys in a file cannot be read or created. */
const describeFault = (file: string, error: unknown): string =>
  error instanceof DidKeyError
    ? error.message
    : `Nothing is signed: the keys in ${file} cannot be read or created (${getReason(error)}). Give the file and its folder to the user of the server, and make sure that the disk has free space.`

export class Issuer {
  #fault: string | undefined
  #reading: Reading | undefined

  private constructor(
    readonly did: string,
    private readonly options: IssuerOptions,
  ) {}

  /** Undefined for a site whose address cannot serve as an identifier. */
  static of(options: IssuerOptions): Issuer | undefined {
    const did = getDid(options.siteUrl)
    return did === undefined ? undefined : new Issuer(did, options)
  }

  #read(isRepeated: boolean): KeyRing | undefined {
    const { keyFile, onExposed, onFault } = this.options
    try {
      const keys = ensureKeys(keyFile)
      if (isExposed(keyFile)) onExposed?.()
      this.#fault = undefined
      return keys
    } catch (error) {
      this.#fault = describeFault(keyFile, error)
      if (!isRepeated) onFault?.(this.#fault)
      return undefined
    }
  }

  /**
   * The current keys; undefined if nothing can be signed. The file is read again whenever it has changed, and some time
   * after it could not be read or created. A fault is reported once for each state of the file.
   */
  keys(): KeyRing | undefined {
    const identity = getIdentity(this.options.keyFile)
    const last = this.#reading
    if (identity === last?.identity && performance.now() < last.repeatAt) return last.keys
    const keys = this.#read(identity === last?.identity)
    const repeatAt = keys ? Number.POSITIVE_INFINITY : performance.now() + repeatAfterMs
    this.#reading = { identity, keys, repeatAt }
    return keys
  }

  /** Why nothing can be signed, and the remedy; undefined if it can. */
  fault(): string | undefined {
    return this.keys() ? undefined : this.#fault
  }

  /** True if the key file exists, even with invalid contents. */
  get hasKeys(): boolean {
    return getIdentity(this.options.keyFile) !== missing
  }

  /** The site's DID document; undefined without keys. */
  document(): DidDocument | undefined {
    const keys = this.keys()
    return keys && didDocument(this.did, [keys.current, ...keys.former])
  }

  /**
   * Signs a credential. The proof is dated like its content, so that its bytes stay the same, but not before the key
   * was created.
   */
  sign(credential: UnsignedCredential, { current }: KeyRing): Promise<SignedCredential> {
    const created = later(credential.validFrom, current.created)
    return signCredential(credential, { did: this.did, key: current, created })
  }
}
