import { isIP } from 'node:net'

/**
 * True for an IP address or a network in CIDR notation.
 * @example isNetwork('10.0.0.0/8') // true
 */
export function isNetwork(text: string): boolean {
  const [address = '', prefix = '32', ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits
}
