/**
 * Parses a text of a record that is to become a link. Returns undefined unless it is an http or https URL without
 * credentials: other schemes can run scripts, and credentials can disguise the host.
 */
export function safeHttpUrl(text: string | null | undefined): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:'
  return isHttp && url.username === '' && url.password === '' ? url : undefined
}

/** The host and, on GitHub, the account, which says more: `'github.com/w3c'`. */
export function getSite(url: URL): string {
  const host = getHost(url)
  const [, account] = url.pathname.split('/')
  return host === 'github.com' && account ? `${host}/${account}` : host
}

/** Returns the host without its port and a leading `www.`: `'example.org'`. */
export const getHost = (url: URL): string => url.hostname.replace(/^www\./, '')
