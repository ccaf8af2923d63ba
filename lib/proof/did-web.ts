/**
 * The identifier of a site, which is the `did:web` of its public address (https://w3c-ccg.github.io/did-method-web).
 */

/** The path of the DID document on a site, for an identifier without a path. */
export const didDocumentPath = '/.well-known/did.json'

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

const isIpAddress = (hostname: string): boolean => /^\[|^\d+(\.\d+){3}$/.test(hostname)

/**
 * The identifier of the site at an address. Undefined where there can be none: the method asks for a domain name and for
 * https, and the identifier of a host is not that of a site in a folder of it. A site on this machine goes by
 * `localhost`, which is enough to try it out and proves nothing to anybody else.
 * @example didOf('https://atlas.example.org') // 'did:web:atlas.example.org'
 */
export function didOf(siteUrl: string): string | undefined {
  const { protocol, hostname, port, pathname } = new URL(siteUrl)
  if (pathname !== '/') return undefined
  const isLocal = isLoopback(hostname)
  if (!isLocal && (protocol !== 'https:' || isIpAddress(hostname))) return undefined
  return `did:web:${isLocal ? 'localhost' : hostname}${port && `%3A${port}`}`
}

interface Place {
  host: string
  /** From the slash on; `''` for the identifier of the whole host. */
  path: string
}

const form = /^did:web:([a-z0-9.-]+(?:%3a\d+)?)((?::(?:[a-z0-9._-]|%[0-9a-f]{2})+)*)$/i

function placeOf(did: string): Place | undefined {
  const [, host, folders = ''] = form.exec(did) ?? []
  return host === undefined
    ? undefined
    : { host: host.replace(/%3a/i, ':'), path: folders.replaceAll(':', '/') }
}

/**
 * The site that an identifier is of: `'atlas.example.org'`, or `'example.org/users/ann'`, where the host has given a part
 * of itself to somebody. Undefined for an identifier of another method.
 */
export function siteOfDid(did: string): string | undefined {
  const place = placeOf(did)
  return place && place.host + place.path
}

/** Where the document of an identifier is; undefined for an identifier of another method. */
export function documentAddressOf(did: string): string | undefined {
  const place = placeOf(did)
  return place && `https://${place.host}${place.path ? `${place.path}/did.json` : didDocumentPath}`
}

/** True for a site that is known by this name to its own machine only. */
export const isLocalDid = (did: string): boolean => /^localhost(:|$)/.test(placeOf(did)?.host ?? '')
