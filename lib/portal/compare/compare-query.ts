/** Which projects are compared, as the address holds it: `/compare?ids=118,48&only=differences`. */
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'

export interface CompareState {
  /** In the order given, each once. */
  ids: readonly number[]
  onlyDifferences: boolean
}

/** More columns than this cannot be read side by side. */
export const maxCompared = 6
/** So many ids an address may hold, so that the page can tell those who ask for more than it compares. */
const maxHeld = 2 * maxCompared

/** Ids are separated by commas; `add` is what the form on the page sends beside the ids that it holds. */
export function parseCompareQuery(parameters: URLSearchParams): CompareState {
  const texts = [...parameters.getAll('ids'), ...parameters.getAll('add')].flatMap((text) =>
    text.split(/[\s,]+/),
  )
  const ids = texts.filter((text) => /^[1-9]\d{0,15}$/.test(text)).map(Number)
  return {
    ids: [...new Set(ids.filter(Number.isSafeInteger))].slice(0, maxHeld),
    onlyDifferences: parameters.get('only') === 'differences',
  }
}

/** A comma needs no escape in a query (RFC 3986, 3.4), and the address stays readable without. */
export function serializeCompareState({ ids, onlyDifferences }: CompareState): string {
  if (ids.length === 0) return ''
  return `ids=${ids.join(',')}${onlyDifferences && ids.length > 1 ? '&only=differences' : ''}`
}

export const canonicalCompareQuery = (parameters: URLSearchParams): string =>
  serializeCompareState(parseCompareQuery(parameters))

export function compareAddress(state: CompareState): string {
  const query = serializeCompareState(state)
  return query === '' ? '/compare' : `/compare?${query}`
}

/** The whole table as a file. */
export const compareFileAddress = (ids: readonly number[], format: TableFormat): string =>
  `/compare/table.${format}?${serializeCompareState({ ids, onlyDifferences: false })}`

export const canonicalCompareFileQuery = (parameters: URLSearchParams): string =>
  serializeCompareState({
    ids: parseCompareQuery(parameters).ids.slice(0, maxCompared),
    onlyDifferences: false,
  })
