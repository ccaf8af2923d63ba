import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Lengths of prefixes, in bits. */
interface Prefixes {
  ipv4: number
  ipv6: number
}

/** In IPv6, one client may use every address of a /64. */
const clientPrefixes: Prefixes = { ipv4: 32, ipv6: 64 }
/** The largest range of addresses that a customer of a provider can usually obtain. */
const networkPrefixes: Prefixes = { ipv4: 24, ipv6: 48 }

/** Some proxies add the port of the client to its address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^\[(.+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/

/**
 * Everything that is not an address counts as one client, so that invented addresses do not evade a
 * limit.
 */
const unknown = 'unknown'

function toPrefix(address: string, { ipv4, ipv6 }: Prefixes): string {
  // Most clients, and twenty times faster than the rest.
  if (ipv4 === 32 && isIPv4(address)) return address
  const [, bracketed, plain] = withPort.exec(address) ?? []
  const alone = bracketed ?? plain ?? address
  if (!ipaddr.isValid(alone)) return unknown
  const parsed = ipaddr.process(alone)
  if (parsed.kind() === 'ipv6') {
    return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${ipv6}`)}/${ipv6}`
  }
  if (ipv4 === 32) return parsed.toString()
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${ipv4}`)}/${ipv4}`
}

/**
 * Identifies the client at an address: all IPv6 addresses of a /64 count as one client.
 *
 * @example toClient('2001:db8::1:2') // '2001:db8::/64'
 */
export const toClient = (address: string): string => toPrefix(address, clientPrefixes)

/**
 * Identifies the network of an address, so that a client with many addresses cannot use up a shared limit.
 *
 * @example toNetwork('192.0.2.1') // '192.0.2.0/24'
 */
export const toNetwork = (address: string): string => toPrefix(address, networkPrefixes)
