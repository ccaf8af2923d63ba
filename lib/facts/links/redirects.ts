/** Recognizes redirects. They are not followed by the library, because each target has a host and rules of its own. */
import type { Answer } from './request'

const permanent = new Set([301, 308])
const temporary = new Set([302, 303, 307])
export const maxRedirects = 5
/** No page has an address longer than this. */
const maxUrlLength = 4_096

/** Returns the URL to request, without fragment, user and password. Undefined if the text is not a web address. */
export function requestUrl(text: string, base?: string): string | undefined {
  if (!URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  url.hash = ''
  url.username = ''
  url.password = ''
  const ofTheWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return ofTheWeb && url.href.length <= maxUrlLength ? url.href : undefined
}

export interface Redirect {
  /** The target without its fragment; undefined if it is not a web address. */
  target: string | undefined
  permanent: boolean
}

/** Returns the redirect of a response, or undefined if it is not a redirect. */
export function getRedirect({ status = 0, location }: Answer, base: string): Redirect | undefined {
  if (location === undefined || !(permanent.has(status) || temporary.has(status))) return undefined
  return { target: requestUrl(location, base), permanent: permanent.has(status) }
}
