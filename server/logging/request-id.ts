/** Gives each request an id, so that a response, a log line and a visitor's report can be matched. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** The header name used by Fastify and proxies. */
export const requestIdHeader = 'x-request-id'

/**
 * Proxies use UUIDs, hexadecimal numbers or names of their own. Ids that a log or page would have to escape are
 * rejected.
 */
const wellFormed = /^[A-Za-z0-9][\w.:+/=@-]{7,127}$/

const getRange = (network: string) =>
  network.includes('/')
    ? ipaddr.parseCIDR(network)
    : ([ipaddr.process(network), ipaddr.process(network).kind() === 'ipv4' ? 32 : 128] as const)

/** Returns a test for addresses in any of the networks. */
function isWithin(networks: readonly string[]): (address: string | undefined) => boolean {
  const ranges = networks.map(getRange)
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(
      ([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits),
    )
  }
}

/**
 * Returns a function that gives each request a new id, or uses the id set by a trusted proxy. Ids from other clients
 * are ignored, because they could imitate another request's id.
 */
export function requestIds(proxies: readonly string[] = []): (request: IncomingMessage) => string {
  const isTrusted = isWithin(proxies)
  return ({ headers, socket }) => {
    const requestedId = proxies.length > 0 ? headers[requestIdHeader] : undefined
    const isAccepted =
      typeof requestedId === 'string' &&
      wellFormed.test(requestedId) &&
      isTrusted(socket.remoteAddress)
    return isAccepted ? requestedId : randomUUID()
  }
}
