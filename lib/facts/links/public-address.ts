/** Tells IP addresses on the public internet from those of private networks and machines. */
import ipaddr from 'ipaddr.js'

/** The only part of IPv6 from which public addresses are assigned (RFC 4291, section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Parts of it that are reserved for other uses (IANA IPv6 Special-Purpose Address Registry). */
const specialPurpose = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((network) =>
  ipaddr.IPv6.parseCIDR(network),
)
/** The anycast addresses of 6to4 relays (RFC 7526). */
const relays = ipaddr.IPv4.parseCIDR('192.88.99.0/24')

/**
 * True for an address on the public internet. False for private, loopback, link-local, multicast, unspecified, shared,
 * documentation and reserved addresses, and for every IPv6 form that contains an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv4) return !address.match(relays)
  return (
    address.zoneId === undefined &&
    address.match(globalUnicast) &&
    !specialPurpose.some((network) => address.match(network))
  )
}
