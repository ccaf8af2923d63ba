/** Identifies the caller: whether the request's key is valid, and whether rate limits apply. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '@/lib/contract/errors'
import { keyHeader } from '@/lib/contract/headers'
import { type ApiKeys, hashOfKey, idOfKey } from '@/lib/store/keys'
import { unauthorized } from './errors'

export interface Caller {
  unlimited: boolean
}

/** Node.js gives header names in lower case. */
export const keyField = keyHeader.toLowerCase()

export const getKey = ({ headers }: FastifyRequest): string | string[] | undefined =>
  headers[keyField]

/** Longer headers cannot be keys and are not worth hashing. */
const maxKeyLength = 512

/**
 * Finds the caller for an `X-API-Key` header. Returns the error for a missing, unknown or revoked key, or for a key
 * that cannot be checked because the keys cannot be read.
 */
export type FindCaller = (header: string | string[] | undefined) => Caller | ApiError

const uncheckable = () =>
  new ApiError('service_unavailable', 'API keys cannot be checked right now. Try again soon.')

export function callerFinder(
  keys: Pick<ApiKeys, 'find' | 'readFault'>,
  portalKey: string | undefined,
): FindCaller {
  const portal = portalKey ? hashOfKey(portalKey) : undefined
  const trusted: Caller = { unlimited: true }
  return (header) => {
    if (typeof header !== 'string' || header.length > maxKeyLength) return unauthorized
    const hash = hashOfKey(header)
    if (portal && timingSafeEqual(hash, portal)) return trusted
    const key = keys.find(header, hash)
    if (key) return key
    const mayExist = keys.readFault !== undefined && idOfKey(header) !== undefined
    return mayExist ? uncheckable() : unauthorized
  }
}
