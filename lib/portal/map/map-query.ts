/** The map page's state in its URL: `?measure=regulations&region=africa&sort=name`. Browsers load this file too. */

import { listAddress } from '@/lib/portal/list/list-state'
import { makeQuery, withQuery } from '@/lib/text/query'
import { type CountMeasure, isMeasure, type Measure, type SortColumn } from './map-measures'
import { isRegion, type RegionName } from './map-regions'

export interface MapState {
  measure: Measure
  /** The part of the world that the map shows. Undefined for the full world. */
  region?: RegionName
  column: SortColumn
  /** True for names from A to Z or figures from the lowest. */
  ascending: boolean
}

const defaultMeasure: Measure = 'status'

/** The default state of a measure: the table is sorted by it, with the highest figures first. */
export const stateOfMeasure = (measure: Measure): MapState => ({
  measure,
  column: measure,
  ascending: false,
})

const isColumn = (text: string): text is SortColumn => text === 'name' || isMeasure(text)

/** Parses a query. Unknown keys and invalid values are ignored, so no query is an error. */
export function parseMapQuery(parameters: URLSearchParams): MapState {
  const measure = parameters.get('measure') ?? ''
  const region = parameters.get('region') ?? ''
  const state = {
    ...stateOfMeasure(isMeasure(measure) ? measure : defaultMeasure),
    ...(isRegion(region) ? { region } : {}),
  }
  const [, minus, column = ''] = /^(-?)(.*)$/.exec(parameters.get('sort') ?? '') ?? []
  return isColumn(column) ? { ...state, column, ascending: minus === '' } : state
}

/** Serializes a state with its keys in alphabetical order and without defaults. `-` means descending order. */
export const serializeMapState = ({ measure, region, column, ascending }: MapState): string =>
  makeQuery({
    measure: measure !== defaultMeasure && measure,
    region,
    sort: (column !== measure || ascending) && `${ascending ? '' : '-'}${column}`,
  })

export const canonicalMapQuery = (parameters: URLSearchParams): string =>
  serializeMapState(parseMapQuery(parameters))

/** An embed has no table and therefore no order. */
export const embedState = ({ measure, region }: MapState): MapState => ({
  ...stateOfMeasure(measure),
  ...(region ? { region } : {}),
})

export const canonicalMapEmbedQuery = (parameters: URLSearchParams): string =>
  serializeMapState(embedState(parseMapQuery(parameters)))

const countedLists: Readonly<Record<CountMeasure, string>> = {
  projects_hq: '/projects',
  entities: '/entities',
  regulations: '/regulations',
}

/** The address of the list of records that a country's number counts. */
export const figureAddress = (measure: CountMeasure, { code }: { code: string }): string =>
  listAddress(countedLists[measure], { filters: { country: [code] } })

export const mapAddress = (path: string, state: MapState): string =>
  withQuery(path, serializeMapState(state))

/** The state with the table sorted by a column. If it is already sorted by that column, the direction is reversed. */
export function withSort(state: MapState, column: SortColumn): MapState {
  const ascending = state.column === column ? !state.ascending : column === 'name'
  return { ...state, column, ascending }
}

/** The state with another measure. A table that is sorted by the current measure is then sorted by the new measure. */
export const withMeasure = (state: MapState, measure: Measure): MapState =>
  state.column === state.measure && !state.ascending
    ? { ...state, measure, column: measure }
    : { ...state, measure }

/** The state with another part of the world, or with the full world if `region` is undefined. */
export const withRegion = (state: MapState, region: RegionName | undefined): MapState => ({
  ...state,
  region,
})
