/** The site as an issuer, with its identifier and the keys currently in the file. */
import { statSync } from 'node:fs'
import { getReason } from '@/lib/files/failures'
import type { SignedCredential, UnsignedCredential } from '@/lib/proof/credential'
import { type DidDocument, didDocument, getDid } from '@/lib/proof/did-web'
import { DidKeyError, ensureKeys, isExposed, type KeyRing } from './did-keys'
import { signCredential } from './sign'

interface IssuerOptions {
  siteUrl: string
  keyFile: string
  /** Called with the reason and the remedy if nothing can be signed. */
  onFault?: (fault: string) => void
  /** Called if other users on this machine can read the keys. */
  onExposed?: () => void
  now?: () => number
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
  readonly #now: () => number

  private constructor(
    readonly did: string,
    private readonly options: IssuerOptions,
  ) {
    this.#now = options.now ?? (() => performance.now())
  }

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
    if (identity === last?.identity && this.#now() < last.repeatAt) return last.keys
    const keys = this.#read(identity === last?.identity)
    const repeatAt = keys ? Number.POSITIVE_INFINITY : this.#now() + repeatAfterMs
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
