/** Names each request, so that an answer, a line of the log and what a visitor reports can be brought together. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** What Fastify and proxies call it. */
export const requestIdHeader = 'x-request-id'

/** Proxies give UUIDs, hexadecimal numbers or their own names; nothing that a log or a page would have to escape. */
const wellFormed = /^[A-Za-z0-9][\w.:+/=@-]{7,127}$/

const rangeOf = (network: string) =>
  network.includes('/')
    ? ipaddr.parseCIDR(network)
    : ([ipaddr.process(network), ipaddr.process(network).kind() === 'ipv4' ? 32 : 128] as const)

/** True for an address in one of the networks. */
function isWithin(networks: readonly string[]): (address: string | undefined) => boolean {
  const ranges = networks.map(rangeOf)
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(
      ([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits),
    )
  }
}

/**
 * A new id for each request, or the one that a trusted proxy has given it. That of anybody else is not taken, because it
 * could be made to look like another request's.
 */
export function requestIds(proxies: readonly string[] = []): (request: IncomingMessage) => string {
  const isTrusted = isWithin(proxies)
  return ({ headers, socket }) => {
    const given = proxies.length > 0 ? headers[requestIdHeader] : undefined
    const isTaken =
      typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress)
    return isTaken ? given : randomUUID()
  }
}
