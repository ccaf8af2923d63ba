/** The site as an issuer: its identifier and its keys, as they are in the file at the moment. */
import { statSync } from 'node:fs'
import type { SignedCredential, UnsignedCredential } from '@/lib/proof/credential'
import { type DidDocument, didDocument } from '@/lib/proof/did-document'
import { didOf } from '@/lib/proof/did-web'
import { isExposed, type KeyRing, keptKeys } from './did-keys'
import { signCredential } from './sign'

interface IssuerOptions {
  siteUrl: string
  keyFile: string
  /** The keys cannot be read or kept, so that nothing is signed. */
  onFault?: (error: unknown) => void
  /** Called if other users of this machine can read the keys. */
  onExposed?: () => void
}

const missing = 'missing'

/** By which a key file is recognized that a command has changed. */
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

  /** Undefined for a site whose address can have no identifier. */
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

  /** Undefined if nothing can be signed. They are read again when the file is another than it was before it was read. */
  keys(): Promise<KeyRing | undefined> {
    const identity = identityOf(this.options.keyFile)
    if (!this.#keys || identity !== this.#identity) {
      this.#identity = identity
      this.#keys = this.#read()
    }
    return this.#keys
  }

  /** True if there is a file with keys, whatever is in it. */
  get hasKeys(): boolean {
    return identityOf(this.options.keyFile) !== missing
  }

  /** The public document of the site; undefined without keys. */
  async document(): Promise<DidDocument | undefined> {
    const keys = await this.keys()
    return keys && didDocument(this.did, [keys.current, ...keys.former])
  }

  /** The proof has the time of what it is of, so that its bytes stay the same; but none before there was the key. */
  sign(credential: UnsignedCredential, { current }: KeyRing): Promise<SignedCredential> {
    const created = later(credential.validFrom, current.created)
    return signCredential(credential, { did: this.did, key: current, created })
  }
}
