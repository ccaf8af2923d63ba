/** Identifies the caller: whether the request's key is valid, and whether rate limits apply. */
import { timingSafeEqual } from 'node:crypto'
import { hashOfKey, type KeyStore } from '@/lib/facts/store/keys'

export interface Caller {
  unlimited: boolean
}

/** Longer headers cannot be keys and are not worth hashing. */
const maxKeyLength = 512

/**
 * Returns a function that finds the caller for an `X-API-Key` header. It returns undefined if the key is missing,
 * unknown or revoked.
 */
export function callerFinder(keys: KeyStore, portalKey: string | undefined) {
  const portal = portalKey ? hashOfKey(portalKey) : undefined
  const trusted: Caller = { unlimited: true }
  return (header: string | string[] | undefined): Caller | undefined => {
    if (typeof header !== 'string' || header.length > maxKeyLength) return undefined
    const hash = hashOfKey(header)
    if (portal && timingSafeEqual(hash, portal)) return trusted
    return keys.find(header, hash)
  }
}
