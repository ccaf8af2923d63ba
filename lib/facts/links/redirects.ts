/** The way from an address to where its redirects lead. */
import type { Answer } from './answer'
import type { Finding } from './finding'

const permanent = new Set([301, 308])
const temporary = new Set([302, 303, 307])
export const maxRedirects = 5
/** No page has as long an address. */
const maxUrlLength = 4_096

export interface Redirect {
  /** Without the fragment; undefined for what is no address of the web. */
  url: string | undefined
  permanent: boolean
}

/** An address as it is asked for: without fragment, user and password. Undefined for what is none of the web. */
export function requestUrl(text: string, base?: string): string | undefined {
  if (!URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  url.hash = ''
  url.username = ''
  url.password = ''
  const ofTheWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return ofTheWeb && url.href.length <= maxUrlLength ? url.href : undefined
}

/** Where an answer leads; undefined for one that is no redirect. */
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

  /** Begins anew from where the way has led, with another method. */
  restart(): void {
    this.#passed = new Set([this.url])
  }

  /** Goes on to where a redirect leads; what is wrong with it where that is nowhere. */
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
