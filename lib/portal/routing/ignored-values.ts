/** The impossible values of parameters in the address of a page. Lists have separate rules, in `ignored-filters.ts`. */
import { invalidValue, type KnownParameters, oneOf } from '@/lib/portal/list/query-problems'
import { measureNames } from '@/lib/portal/map/map-measures'
import { regionNames } from '@/lib/portal/map/map-regions'
import { changesParameters } from '@/lib/portal/versions/changes-query'
import { walletsPath } from '@/lib/portal/wallets/wallets-query'
import { walletsParameters } from './file-query'
import { ignoredQuery, listIgnored, splitIgnored } from './ignored-parameters'

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

/** A sentence about each ignored value: `'“mars” is not a value of “region”. Valid values: …'`. */
export function describeIgnored(path: string, parameters: URLSearchParams): string[] {
  const knownParameters = pages[path] ?? {}
  return listIgnored(parameters, isImpossible(knownParameters)).flatMap((token) => {
    const [name, value] = splitIgnored(token)
    const parameter = knownParameters[name]
    return parameter ? [invalidValue(name, value, parameter)] : []
  })
}
