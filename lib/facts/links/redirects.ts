/** Follows the redirects of an address. */
import type { Answer } from './answer'
import type { Finding } from './finding'

const permanent = new Set([301, 308])
const temporary = new Set([302, 303, 307])
export const maxRedirects = 5
/** No page has an address longer than this. */
const maxUrlLength = 4_096

export interface Redirect {
  /** The target without its fragment; undefined if it is not a web address. */
  url: string | undefined
  permanent: boolean
}

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

/** Returns the redirect of a response, or undefined if it is not a redirect. */
export function redirectOf({ status = 0, location }: Answer, base: string): Redirect | undefined {
  if (location === undefined || !(permanent.has(status) || temporary.has(status))) return undefined
  return { url: requestUrl(location, base), permanent: permanent.has(status) }
}

export class RedirectChain {
  #passed: Set<string>
  #redirects = 0
  #onlyPermanent = true
  movedTo: string | undefined

  constructor(public url: string) {
    this.#passed = new Set([url])
  }

  /** Starts again with another method, at the address reached so far. */
  restart(): void {
    this.#passed = new Set([this.url])
  }

  /** Moves to the target of a redirect, or returns a failed finding if the redirect is invalid. */
  follow({ url, permanent }: Redirect, status: number | undefined): Finding | undefined {
    const failed = (reason: string): Finding => ({ verdict: 'failed', status, reason })
    if (url === undefined) return failed('redirects to what is no address of the web')
    if (this.#passed.has(url)) return failed('redirects in a circle')
    if (this.#redirects >= maxRedirects) return failed('redirects too often')
    this.#redirects += 1
    this.#onlyPermanent &&= permanent
    this.url = url
    this.#passed.add(url)
    if (this.#onlyPermanent) this.movedTo = url
    return undefined
  }
}
