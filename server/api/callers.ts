/** Identifies the caller: whether the request's key is valid, and whether rate limits apply. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { keyHeader } from '@/lib/contract/headers'
import { hashOfKey } from '@/lib/facts/store/key-form'
import type { KeyStore } from '@/lib/facts/store/keys'

export interface Caller {
  unlimited: boolean
}

/** Node.js gives header names in lower case. */
const keyField = keyHeader.toLowerCase()

/** The key that a request states. */
export const keyOf = ({ headers }: FastifyRequest): string | string[] | undefined =>
  headers[keyField]

/** Longer headers cannot be keys and are not worth hashing. */
const maxKeyLength = 512

/** Finds the caller for an `X-API-Key` header; undefined if the key is missing, unknown or revoked. */
export type FindCaller = (header: string | string[] | undefined) => Caller | undefined

export function callerFinder(keys: KeyStore, portalKey: string | undefined): FindCaller {
  const portal = portalKey ? hashOfKey(portalKey) : undefined
  const trusted: Caller = { unlimited: true }
  return (header) => {
    if (typeof header !== 'string' || header.length > maxKeyLength) return undefined
    const hash = hashOfKey(header)
    if (portal && timingSafeEqual(hash, portal)) return trusted
    return keys.find(header, hash)
  }
}
