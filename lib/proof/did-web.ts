/** The identifier of a site: `did:web` of its public address (https://w3c-ccg.github.io/did-method-web). */

/** Where the document of an identifier without a path is found on its site. */
export const didDocumentPath = '/.well-known/did.json'

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')

const isIpAddress = (hostname: string): boolean => /^\[|^\d+(\.\d+){3}$/.test(hostname)

/**
 * The identifier of the site at an address. Undefined where there can be none: the method asks for a domain name and for
 * https. A site on this machine goes by `localhost`, which is enough to try it out and proves nothing to anybody else.
 * @example didOf('https://atlas.example.org') // 'did:web:atlas.example.org'
 */
export function didOf(siteUrl: string): string | undefined {
  const { protocol, hostname, port } = new URL(siteUrl)
  const isLocal = isLoopback(hostname)
  if (!isLocal && (protocol !== 'https:' || isIpAddress(hostname))) return undefined
  return `did:web:${isLocal ? 'localhost' : hostname}${port && `%3A${port}`}`
}

/** The host that an identifier is of: `'atlas.example.org'`; undefined for an identifier of another method. */
export function hostOfDid(did: string): string | undefined {
  const [, host] = /^did:web:([A-Za-z0-9.-]+(?:%3A\d+)?)(?::|$)/.exec(did) ?? []
  return host?.replace('%3A', ':')
}

/** True for a site that is known by this name to its own machine only. */
export const isLocalDid = (did: string): boolean => /^localhost(:|$)/.test(hostOfDid(did) ?? '')
