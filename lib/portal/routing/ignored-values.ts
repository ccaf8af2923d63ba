/**
 * The parameters of an address that its page cannot apply. The canonical address names them in a separate parameter, as
 * `statsu:Launched`, so that the page can name what it ignores. Lists have rules of their own, in `ignored-filters.ts`.
 */
import { ignoredParameter } from '@/lib/portal/list/list-state'
import { invalidValue, type KnownParameters, oneOf } from '@/lib/portal/list/query-problems'
import { measureNames } from '@/lib/portal/map/map-measures'
import { regionNames } from '@/lib/portal/map/map-regions'
import { changesParameters } from '@/lib/portal/versions/changes-query'
import { walletsPath } from '@/lib/portal/wallets/wallets-query'
import { getSearchText } from '@/lib/text/search-text'
import { walletsParameters } from './file-query'

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

const pages: Readonly<Record<string, KnownParameters>> = {
  '/changes': changesParameters,
  '/map': { measure: oneOf(measureNames), region: oneOf(regionNames) },
  [walletsPath]: walletsParameters,
}

const isImpossible = (knownParameters: KnownParameters) => (name: string, value: string) =>
  Object.hasOwn(knownParameters, name) &&
  knownParameters[name]?.parse(value) === undefined &&
  !/\p{C}/u.test(value)

/** The canonical form of the ignored values of a query, without `?`. */
export function canonicalIgnoredValues(path: string, parameters: URLSearchParams): string {
  const knownParameters = Object.hasOwn(pages, path) ? pages[path] : undefined
  return knownParameters ? ignoredQuery(listIgnored(parameters, isImpossible(knownParameters))) : ''
}

/** A sentence about each ignored value: `'“mars” is not a valid value for “region”. Valid values: …'`. */
export function describeIgnored(path: string, parameters: URLSearchParams): string[] {
  const knownParameters = pages[path] ?? {}
  return listIgnored(parameters, isImpossible(knownParameters)).flatMap((token) => {
    const [name, value] = splitIgnored(token)
    const parameter = knownParameters[name]
    return parameter ? [invalidValue(name, value, parameter)] : []
  })
}
