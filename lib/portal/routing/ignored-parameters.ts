/**
 * The parameters of an address that its page cannot apply. The canonical address names them in a separate parameter, as
 * `statsu:Launched`, so that the page can name what it ignores.
 */
import { ignoredParameter } from '@/lib/portal/list/list-state'
import { getSearchText } from '@/lib/text/search-text'

/** Further parameters are not named, to limit the length of addresses. */
const maxIgnored = 3
/** Further parameters are not checked, to limit the time that an address takes. */
const maxParameters = 50

/** @example splitIgnored('statsu:Launched') // ['statsu', 'Launched'] */
export function splitIgnored(token: string): [name: string, value: string] {
  const [name = '', ...rest] = token.split(':')
  return [name, rest.join(':')]
}

/** The ignored parameters of a query in a fixed order, whether it names them as such or has them. */
export function listIgnored(
  parameters: URLSearchParams,
  isIgnored: (name: string, value: string) => boolean,
): string[] {
  const tokens = [...parameters].slice(0, maxParameters).flatMap(([key, text]) => {
    const [name, valueText] = key === ignoredParameter ? splitIgnored(text) : [key, text]
    const value = getSearchText(valueText)
    return value !== undefined && isIgnored(name, value) ? `${name}:${value}` : []
  })
  return [...new Set(tokens)].sort().slice(0, maxIgnored)
}

/** The canonical form of ignored parameters, without `?`. */
export const ignoredQuery = (tokens: readonly string[]): string =>
  new URLSearchParams(tokens.map((token) => [ignoredParameter, token])).toString()
