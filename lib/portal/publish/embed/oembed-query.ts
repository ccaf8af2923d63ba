/** Parses the queries of `/oembed`, which https://oembed.com defines. */

const size = /^[1-9]\d{0,4}$/
/** The parameters and their valid values. */
const parameterForms = new Map([
  ['url', /^.{1,1000}$/s],
  ['maxwidth', size],
  ['maxheight', size],
  ['format', /^.{1,20}$/s],
])

export interface OembedQuery {
  url?: string
  maxwidth?: number
  maxheight?: number
  format: string
}

/**
 * Keeps the first valid occurrence of each known parameter, in the given order. Sorting them would redirect valid
 * requests, and not all consumers follow redirects.
 */
export function canonicalOembedQuery(parameters: URLSearchParams): string {
  const canonical = new URLSearchParams()
  for (const [name, value] of parameters) {
    if (parameterForms.get(name)?.test(value) && !canonical.has(name)) canonical.append(name, value)
  }
  return canonical.toString()
}

export function parseOembedQuery(query: string): OembedQuery {
  const {
    url,
    maxwidth,
    maxheight,
    format = 'json',
  } = Object.fromEntries(new URLSearchParams(query)) as Record<string, string | undefined>
  const toNumber = (text: string | undefined) => Number(text) || undefined
  return { url, maxwidth: toNumber(maxwidth), maxheight: toNumber(maxheight), format }
}
