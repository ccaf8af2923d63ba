import ipaddr from 'ipaddr.js'

/** The part of an IPv6 address that one client has to itself: it may use every address below. */
const networkBits = 64

/**
 * The client at an address: all IPv6 addresses of one network are one client.
 * @example clientOf('2001:db8::1:2') // '2001:db8::/64'
 */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${networkBits}`)}/${networkBits}`
}
