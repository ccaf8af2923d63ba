/** Keys and signatures as base58 text with the prefix `z` (Controlled Identifiers 1.0, 2.4). */
import { base58 } from '@scure/base'

export type Bytes = Uint8Array<ArrayBuffer>

/** The prefix of an Ed25519 public key. */
const ed25519Prefix = [0xed, 0x01]
const keyLength = 32

/** Decodes a text in this format. Returns undefined for any other text. */
export function bytesOfMultibase(text: string): Bytes | undefined {
  if (!/^z[1-9A-HJ-NP-Za-km-z]{1,200}$/.test(text)) return undefined
  return new Uint8Array(base58.decode(text.slice(1)))
}

/** Returns the bytes of an Ed25519 public key, or undefined for any other key. */
export function getEd25519Key(multikey: string): Bytes | undefined {
  const bytes = bytesOfMultibase(multikey)
  const isKey =
    bytes?.length === keyLength + ed25519Prefix.length &&
    ed25519Prefix.every((byte, index) => bytes[index] === byte)
  return isKey ? bytes.slice(ed25519Prefix.length) : undefined
}
