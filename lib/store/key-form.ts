/** The form of an API key, and the hash by which it is recognized. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A key consists of a prefix that secret scanners recognize, its id, and 256 random bits. */
const keyPattern = /^atlas_([0-9a-f]{8})_[A-Za-z0-9_-]{43}$/

export function newKey(): { id: string; key: string } {
  const id = randomBytes(4).toString('hex')
  return { id, key: `atlas_${id}_${randomBytes(32).toString('base64url')}` }
}

/** The id in a key; undefined for a text that cannot be a key. */
export const idOfKey = (key: string): string | undefined => keyPattern.exec(key)?.[1]

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/**
 * The hash that a request is compared with if no key has its id, so that an unknown id takes as long as a wrong secret.
 */
const dummyHash = randomBytes(32)

/** Compares hashes in constant time. */
export const isSameHash = (hash: Uint8Array, known: Uint8Array = dummyHash): boolean =>
  timingSafeEqual(hash, known)
