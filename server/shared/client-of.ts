import ipaddr from 'ipaddr.js'

/** The length of the prefix that identifies one client in IPv6: the client may use every address under it. */
const networkBits = 64

/** Some proxies add the port of the client to its address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^\[(.+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/

/** Whoever comes by something that is no address is the same client, so that nobody escapes a limit by inventing some. */
const unknown = 'unknown'

/**
 * Identifies the client at an address: all IPv6 addresses of one network count as one client.
 *
 * @example clientOf('2001:db8::1:2') // '2001:db8::/64'
 */
export function clientOf(address: string): string {
  const [, ipv6, ipv4] = withPort.exec(address) ?? []
  const alone = ipv6 ?? ipv4 ?? address
  if (!ipaddr.isValid(alone)) return unknown
  const parsed = ipaddr.process(alone)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${networkBits}`)}/${networkBits}`
}
