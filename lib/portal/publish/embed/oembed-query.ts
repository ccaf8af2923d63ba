/** Parses the queries of `/oembed`, which https://oembed.com defines. */

const maxUrlLength = 1000
const maxFormatLength = 20
const names = ['url', 'maxwidth', 'maxheight', 'format'] as const
type Name = (typeof names)[number]

export interface OembedQuery {
  url?: string
  maxwidth?: number
  maxheight?: number
  format: string
}

const forms: Record<Name, (text: string) => boolean> = {
  url: (text) => text !== '' && text.length <= maxUrlLength,
  maxwidth: (text) => /^[1-9]\d{0,4}$/.test(text),
  maxheight: (text) => /^[1-9]\d{0,4}$/.test(text),
  format: (text) => text !== '' && text.length <= maxFormatLength,
}

/**
 * Keeps the first valid occurrence of each known parameter, in the given order. Sorting them would redirect valid
 * requests, and not all consumers follow redirects.
 */
export function canonicalOembedQuery(parameters: URLSearchParams): string {
  const canonicalParameters = new URLSearchParams()
  for (const [name, value] of parameters) {
    const allowedName = names.find((allowed) => allowed === name)
    if (allowedName && !canonicalParameters.has(allowedName) && forms[allowedName](value))
      canonicalParameters.append(allowedName, value)
  }
  return canonicalParameters.toString()
}

export function parseOembedQuery(query: string): OembedQuery {
  const parameters = new URLSearchParams(query)
  const getNumber = (name: Name) => Number(parameters.get(name) ?? Number.NaN) || undefined
  return {
    url: parameters.get('url') ?? undefined,
    maxwidth: getNumber('maxwidth'),
    maxheight: getNumber('maxheight'),
    format: parameters.get('format') ?? 'json',
  }
}
