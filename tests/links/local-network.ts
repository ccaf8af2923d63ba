/** Where the names of the small web lead: `unknown.test` nowhere, `internal.test` to what nobody may be sent to. */
import type { LookupAddress } from 'node:dns'
import { isPublicAddress } from '@/lib/facts/links/public-address'
import type { Network } from '@/lib/facts/links/request'

const notFound = (hostname: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' })

/** Only the address of the web may be connected to, beside the public ones. */
export const localNetwork: Network = {
  async resolve(hostname): Promise<LookupAddress[]> {
    if (hostname.endsWith('unknown.test')) throw notFound(hostname)
    const internal = hostname.endsWith('internal.test')
    return [{ address: internal ? '127.0.0.2' : '127.0.0.1', family: 4 }]
  },
  allows: (address) => address === '127.0.0.1' || isPublicAddress(address),
}
