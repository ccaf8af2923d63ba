/**
 * Resolves the host names of the small web: `unknown.test` does not exist, `internal.test` is an address that must
 * never be requested.
 */
import type { LookupAddress } from 'node:dns'
import { isPublicAddress, type Network } from '@/lib/facts/links/request'

const notFound = (hostname: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' })

/** Connections are only allowed to the address of the web, in addition to public ones. */
export const localNetwork: Network = {
  async resolve(hostname): Promise<LookupAddress[]> {
    if (hostname.endsWith('unknown.test')) throw notFound(hostname)
    const internal = hostname.endsWith('internal.test')
    return [{ address: internal ? '127.0.0.2' : '127.0.0.1', family: 4 }]
  },
  allows: (address) => address === '127.0.0.1' || isPublicAddress(address),
}
