/** Ed25519 in the browser: its own implementation or, if it has none, a small audited library. */
import { base58 } from '@scure/base'

export type Bytes = Uint8Array<ArrayBuffer>

const ed25519Prefix = [0xed, 0x01]
const keyLength = 32

/** Decodes a text in this format. Returns undefined for any other text. */
export function bytesOfMultibase(text: string): Bytes | undefined {
  if (!/^z[1-9A-HJ-NP-Za-km-z]{1,200}$/.test(text)) return undefined
  return new Uint8Array(base58.decode(text.slice(1)))
}

export function getEd25519Key(multikey: string): Bytes | undefined {
  const bytes = bytesOfMultibase(multikey)
  const isKey =
    bytes?.length === keyLength + ed25519Prefix.length &&
    ed25519Prefix.every((byte, index) => bytes[index] === byte)
  return isKey ? bytes.slice(ed25519Prefix.length) : undefined
}

interface SignedBytes {
  key: Bytes
  signature: Bytes
  message: Bytes
}

export type VerifyEd25519 = (signed: SignedBytes) => Promise<boolean>

const name = 'Ed25519'

/** A point on the curve, used to test whether the browser can import keys. */
const anyKey = Uint8Array.from([0x58, ...new Array(31).fill(0x66)])

const importKey = (key: Bytes) => crypto.subtle.importKey('raw', key, name, false, ['verify'])

const byWebCrypto: VerifyEd25519 = async ({ key, signature, message }) =>
  crypto.subtle.verify(name, await importKey(key), signature, message)

async function byLibrary(): Promise<VerifyEd25519> {
  const { verifyAsync } = await import('@noble/ed25519')
  return ({ key, signature, message }) => verifyAsync(signature, message, key, { zip215: false })
}

/** Browsers offer no cryptography to pages that were loaded from another machine over plain http. */
export const hasCryptography = (): boolean => globalThis.crypto?.subtle !== undefined

/** Loads everything that is needed in advance, so that nothing has to be loaded during a verification. */
export const ed25519Verifier = (): Promise<VerifyEd25519> =>
  importKey(anyKey).then(
    () => byWebCrypto,
    () => byLibrary(),
  )
