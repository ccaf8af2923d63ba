/** Which texts of a record may become links. */

/** The URL of an http or https address without credentials; undefined for everything else. */
export function safeHttpUrl(text: string | null | undefined): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const web = url.protocol === 'https:' || url.protocol === 'http:'
  return web && url.username === '' && url.password === '' ? url : undefined
}

/** The host as people say it: `'example.org'`. */
export const hostOf = (url: URL): string => url.hostname.replace(/^www\./, '')
