/**
 * The identifier of a site, which is the `did:web` of its public address (https://w3c-ccg.github.io/did-method-web).
 */

/** The path of the DID document on a site, for an identifier without a path. */
export const didDocumentPath = '/.well-known/did.json'

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')

const isIpAddress = (hostname: string): boolean => /^\[|^\d+(\.\d+){3}$/.test(hostname)

/**
 * Returns the identifier of the site at an address. It is undefined if the address has no domain name or does not use
 * https, both of which the method requires. A site on this machine gets `localhost`, which is enough to try it out, but
 * proves nothing to anyone else.
 * @example didOf('https://atlas.example.org') // 'did:web:atlas.example.org'
 */
export function didOf(siteUrl: string): string | undefined {
  const { protocol, hostname, port } = new URL(siteUrl)
  const isLocal = isLoopback(hostname)
  if (!isLocal && (protocol !== 'https:' || isIpAddress(hostname))) return undefined
  return `did:web:${isLocal ? 'localhost' : hostname}${port && `%3A${port}`}`
}

/** Returns the host of a did:web identifier, such as `'atlas.example.org'`, or undefined for any other method. */
export function hostOfDid(did: string): string | undefined {
  const [, host] = /^did:web:([A-Za-z0-9.-]+(?:%3A\d+)?)(?::|$)/.exec(did) ?? []
  return host?.replace('%3A', ':')
}

/** True for an identifier that can be resolved only on the site's own machine. */
export const isLocalDid = (did: string): boolean => /^localhost(:|$)/.test(hostOfDid(did) ?? '')
