import ipaddr from 'ipaddr.js'

/** The length of the prefix that identifies one client in IPv6: the client may use every address under it. */
const networkBits = 64

/**
 * Identifies the client at an address: all IPv6 addresses of one network count as one client.
 *
 * @example clientOf('2001:db8::1:2') // '2001:db8::/64'
 */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${networkBits}`)}/${networkBits}`
}
