/** What the map page shows, as its URL holds it: `?measure=regulations&sort=name`. Browsers use it too. */
import { isMeasure, type Measure } from './measures'

export type SortColumn = Measure | 'name'

export interface MapState {
  measure: Measure
  column: SortColumn
  /** Names from A to Z and the lowest figures first, rather than the other way round. */
  ascending: boolean
}

export const defaultMeasure: Measure = 'projects_hq'

/** By the figures on the map, the highest first. */
export const stateOfMeasure = (measure: Measure): MapState => ({
  measure,
  column: measure,
  ascending: false,
})

const isColumn = (text: string): text is SortColumn => text === 'name' || isMeasure(text)

/** Reads a query leniently: what is unknown counts as not given. */
export function parseMapQuery(parameters: URLSearchParams): MapState {
  const measure = parameters.get('measure') ?? ''
  const state = stateOfMeasure(isMeasure(measure) ? measure : defaultMeasure)
  const [, minus, column = ''] = /^(-?)(.*)$/.exec(parameters.get('sort') ?? '') ?? []
  return isColumn(column) ? { ...state, column, ascending: minus === '' } : state
}

/** Keys in alphabetical order, defaults left out; `-` before a column that falls. */
export function serializeMapState({ measure, column, ascending }: MapState): string {
  const parameters = new URLSearchParams()
  if (measure !== defaultMeasure) parameters.set('measure', measure)
  if (column !== measure || ascending) parameters.set('sort', `${ascending ? '' : '-'}${column}`)
  return parameters.toString()
}

export const canonicalMapQuery = (parameters: URLSearchParams): string =>
  serializeMapState(parseMapQuery(parameters))

/** A frame holds no table, and so no order. */
export const canonicalMapEmbedQuery = (parameters: URLSearchParams): string =>
  serializeMapState(stateOfMeasure(parseMapQuery(parameters).measure))

export function mapAddress(path: string, state: MapState): string {
  const query = serializeMapState(state)
  return query === '' ? path : `${path}?${query}`
}

/** The same map with its table sorted by a column; the column it is sorted by is turned round. */
export function sortedBy(state: MapState, column: SortColumn): MapState {
  const ascending = state.column === column ? !state.ascending : column === 'name'
  return { ...state, column, ascending }
}

/** Another measure; a table that followed the measure follows it on. */
export const withMeasure = (state: MapState, measure: Measure): MapState =>
  state.column === state.measure && !state.ascending
    ? stateOfMeasure(measure)
    : { ...state, measure }
