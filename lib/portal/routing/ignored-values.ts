/**
 * The impossible values of parameters in the address of a page. The canonical address states them in a separate
 * parameter, so that the page can name what it ignores. Lists have separate rules, in `ignored-filters.ts`.
 */
import { ignoredParameter } from '@/lib/portal/list/list-state'
import { invalidValue, type KnownParameters, oneOf } from '@/lib/portal/list/query-problems'
import { measureNames } from '@/lib/portal/map/map-measures'
import { regionNames } from '@/lib/portal/map/map-regions'
import { changesParameters } from '@/lib/portal/versions/changes-query'
import { walletsPath } from '@/lib/portal/wallets/wallets-query'
import { getSearchText } from '@/lib/text/search-text'
import { walletsParameters } from './file-query'

const pages: Readonly<Record<string, KnownParameters>> = {
  '/changes': changesParameters,
  '/map': { measure: oneOf(measureNames), region: oneOf(regionNames) },
  [walletsPath]: walletsParameters,
}

/** Further values are not named, to limit the length of addresses. */
const maxIgnored = 3

/** The ignored values as `region:mars`, in a fixed order. */
function listIgnored(knownParameters: KnownParameters, parameters: URLSearchParams): string[] {
  const tokens = [...parameters].flatMap(([key, text]) => {
    const token = key === ignoredParameter ? text : `${key}:${text}`
    const [name = '', ...rest] = token.split(':')
    const value = getSearchText(rest.join(':'))
    const parameter = Object.hasOwn(knownParameters, name) ? knownParameters[name] : undefined
    if (!parameter || value === undefined || /\p{C}/u.test(value)) return []
    return parameter.parse(value) === undefined ? [`${name}:${value}`] : []
  })
  return [...new Set(tokens)].sort().slice(0, maxIgnored)
}

/** The canonical form of the ignored values of a query, without `?`. */
export function canonicalIgnoredValues(path: string, parameters: URLSearchParams): string {
  const knownParameters = Object.hasOwn(pages, path) ? pages[path] : undefined
  const tokens = knownParameters ? listIgnored(knownParameters, parameters) : []
  return new URLSearchParams(tokens.map((token) => [ignoredParameter, token])).toString()
}

/** A sentence about each ignored value: `'“mars” is not a value of “region”. Valid values: …'`. */
export function describeIgnored(path: string, parameters: URLSearchParams): string[] {
  const knownParameters = pages[path] ?? {}
  return listIgnored(knownParameters, parameters).flatMap((token) => {
    const [name = '', ...rest] = token.split(':')
    const parameter = knownParameters[name]
    return parameter ? [invalidValue(name, rest.join(':'), parameter)] : []
  })
}
