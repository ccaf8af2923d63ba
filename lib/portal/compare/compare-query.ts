/** The state of a comparison in its URL: `/compare?ids=118,48&only=differences`. */
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'

export interface CompareState {
  /** In the order given, without duplicates. */
  ids: readonly number[]
  onlyDifferences: boolean
  /** The text typed to add a project, if it contains no id. */
  find?: string
}

/** The maximum number of projects: more columns cannot be read side by side. */
export const maxCompared = 6
/** The maximum number of ids in an address. It exceeds `maxCompared`, so that the page can list the surplus ones. */
const maxHeld = 2 * maxCompared

const maxTyped = 100

/** A title with its id, as the form's field offers it: `swiyu (#118)`. */
export const getOption = ({ id, title }: { id: number; title: string }): string =>
  `${title} (#${id})`

/** The id in a typed option, or else the text itself. */
const idsOfTyped = (text: string): string => /\(#(\d+)\)\s*$/.exec(text)?.[1] ?? text

const isIds = (text: string): boolean => /^[\d\s,]*$/.test(text)

/** Parses a query leniently. Ids are separated by commas or spaces; `add` is what the visitor typed in the form. */
export function parseCompareQuery(parameters: URLSearchParams): CompareState {
  const added = parameters.getAll('add').map(idsOfTyped)
  const texts = [...parameters.getAll('ids'), ...added.filter(isIds)].flatMap((text) =>
    text.split(/[\s,]+/),
  )
  const ids = texts.filter((text) => /^[1-9]\d{0,15}$/.test(text)).map(Number)
  const typed = added.find((text) => !isIds(text)) ?? parameters.get('find') ?? ''
  const find = typed.replace(/\s+/g, ' ').trim().slice(0, maxTyped).trim()
  return {
    ids: [...new Set(ids.filter(Number.isSafeInteger))].slice(0, maxHeld),
    onlyDifferences: parameters.get('only') === 'differences',
    ...(find ? { find } : {}),
  }
}

/** Serializes a state. Commas need no escaping in a query (RFC 3986, 3.4), and the URL is more readable without it. */
export function serializeCompareState({ ids, onlyDifferences, find }: CompareState): string {
  const parts = [
    find && new URLSearchParams({ find }).toString(),
    ids.length > 0 && `ids=${ids.join(',')}`,
    onlyDifferences && ids.length > 1 && 'only=differences',
  ]
  return parts.filter(Boolean).join('&')
}

export const canonicalCompareQuery = (parameters: URLSearchParams): string =>
  serializeCompareState(parseCompareQuery(parameters))

export function compareAddress(state: CompareState): string {
  const query = serializeCompareState(state)
  return query === '' ? '/compare' : `/compare?${query}`
}

/** @example compareCountriesAddress(['DE', 'FR']) // '/compare?countries=DE,FR' */
export const compareCountriesAddress = (codes: readonly string[]): string =>
  codes.length === 0 ? '/compare' : `/compare?countries=${codes.join(',')}`

/** The address of the full table as a file. */
export const compareFileAddress = (ids: readonly number[], format: TableFormat): string =>
  `/compare/table.${format}?${serializeCompareState({ ids, onlyDifferences: false })}`

export const canonicalCompareFileQuery = (parameters: URLSearchParams): string =>
  serializeCompareState({
    ids: parseCompareQuery(parameters).ids.slice(0, maxCompared),
    onlyDifferences: false,
  })
