/** The site as an issuer, with its identifier and the keys currently in the file. */
import { statSync } from 'node:fs'
import type { SignedCredential, UnsignedCredential } from '@/lib/proof/credential'
import { type DidDocument, didDocument } from '@/lib/proof/did-document'
import { didOf } from '@/lib/proof/did-web'
import { isExposed, type KeyRing, keptKeys } from './did-keys'
import { signCredential } from './sign'

interface IssuerOptions {
  siteUrl: string
  keyFile: string
  /** Called if the keys cannot be read or stored, so that nothing can be signed. */
  onFault?: (error: unknown) => void
  /** Called if other users on this machine can read the keys. */
  onExposed?: () => void
}

const missing = 'missing'

/** Identifies the state of the key file, to detect changes made by commands. */
function identityOf(file: string): string {
  const state = statSync(file, { throwIfNoEntry: false })
  return state ? `${state.ino} ${state.mtimeMs} ${state.size}` : missing
}

const later = (a: string, b: string): string => (Date.parse(a) > Date.parse(b) ? a : b)

export class Issuer {
  #keys: Promise<KeyRing | undefined> | undefined
  #identity = ''

  private constructor(
    readonly did: string,
    private readonly options: IssuerOptions,
  ) {}

  /** Undefined for a site whose address cannot serve as an identifier. */
  static of(options: IssuerOptions): Issuer | undefined {
    const did = didOf(options.siteUrl)
    return did === undefined ? undefined : new Issuer(did, options)
  }

  async #read(): Promise<KeyRing | undefined> {
    const { keyFile, onFault, onExposed } = this.options
    try {
      const keys = await keptKeys(keyFile)
      if (isExposed(keyFile)) onExposed?.()
      return keys
    } catch (error) {
      onFault?.(error)
      return undefined
    }
  }

  /** The current keys; undefined if nothing can be signed. The file is read again whenever it has changed. */
  keys(): Promise<KeyRing | undefined> {
    const identity = identityOf(this.options.keyFile)
    if (!this.#keys || identity !== this.#identity) {
      this.#identity = identity
      this.#keys = this.#read()
    }
    return this.#keys
  }

  /** True if the key file exists, whatever its contents. */
  get hasKeys(): boolean {
    return identityOf(this.options.keyFile) !== missing
  }

  /** The site's DID document; undefined without keys. */
  async document(): Promise<DidDocument | undefined> {
    const keys = await this.keys()
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
