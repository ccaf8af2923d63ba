/** The state of a comparison in its URL: `/compare?ids=118,48&only=differences`, or `/compare?countries=DE,FR`. */
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'

export interface CompareState {
  /** In the order given, without duplicates. */
  ids: readonly number[]
  /** The codes of countries, which are compared instead of projects. */
  countries?: readonly string[]
  onlyDifferences: boolean
  /** The text typed to add a project or a country, if it contains no id or code. */
  find?: string
  /** What is stated as ids but is none, so that the page can name it. */
  invalid?: readonly string[]
}

/** The maximum number of projects: more columns cannot be read side by side. */
export const maxCompared = 6
/** The maximum number of ids in an address. It exceeds `maxCompared`, so that the page can list the surplus ones. */
const maxHeld = 2 * maxCompared

const maxTyped = 100

/** The maximum number and length of invalid ids that an address keeps. */
const maxInvalid = 3
const maxInvalidLength = 30

const isIds = (text: string): boolean => /^[\d\s,]*$/.test(text)

/** The countries in a query: their codes, and the first text that is not a code. Undefined if it has no countries. */
function parseCountries(parameters: URLSearchParams) {
  const texts = parameters
    .getAll('countries')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
  if (texts.length === 0) return undefined
  const isCode = (text: string): boolean => /^[A-Za-z]{2}$/.test(text)
  const codes = texts.filter(isCode).map((code) => code.toUpperCase())
  return {
    countries: [...new Set(codes)].slice(0, maxHeld),
    find: texts.find((text) => !isCode(text)),
  }
}

/** Parses a query leniently. Ids are separated by commas or spaces; `add` is what the visitor typed in the form. */
export function parseCompareQuery(parameters: URLSearchParams): CompareState {
  const added = parameters.getAll('add')
  const texts = [...parameters.getAll('ids'), ...added.filter(isIds)].flatMap((text) =>
    text.split(/[\s,]+/),
  )
  const isId = (text: string): boolean =>
    /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))
  const ids = texts.filter(isId).map(Number)
  const invalid = texts
    .filter((text) => text !== '' && !isId(text))
    .map((text) => text.slice(0, maxInvalidLength).replace(/[\uD800-\uDBFF]$/, ''))
  const countries = parseCountries(parameters)
  const typed = countries
    ? (countries.find ?? '')
    : (added.find((text) => !isIds(text)) ?? parameters.get('find') ?? '')
  const find = typed.replace(/\s+/g, ' ').trim().slice(0, maxTyped).trim()
  return {
    ids: [...new Set(ids)].slice(0, maxHeld),
    ...(countries ? { countries: countries.countries } : {}),
    onlyDifferences: parameters.get('only') === 'differences',
    ...(find ? { find } : {}),
    ...(invalid.length > 0 ? { invalid: [...new Set(invalid)].slice(0, maxInvalid) } : {}),
  }
}

/** Serializes a state. Commas need no escaping in a query (RFC 3986, 3.4), and the URL is more readable without it. */
export function serializeCompareState(state: CompareState): string {
  const { ids, countries, onlyDifferences, find, invalid = [] } = state
  const stated = [...ids, ...invalid.map(encodeURIComponent)]
  const named = countries && [...countries, ...(find ? [encodeURIComponent(find)] : [])]
  const parts = [
    named && named.length > 0 && `countries=${named.join(',')}`,
    !named && find && new URLSearchParams({ find }).toString(),
    stated.length > 0 && `ids=${stated.join(',')}`,
    onlyDifferences && (countries ?? ids).length > 1 && 'only=differences',
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
  compareAddress({ ids: [], countries: codes, onlyDifferences: false })

/** The address of the full table as a file. */
export const compareFileAddress = (ids: readonly number[], format: TableFormat): string =>
  `/compare/table.${format}?${serializeCompareState({ ids, onlyDifferences: false })}`

/** The same of countries. */
export const compareCountriesFileAddress = (
  codes: readonly string[],
  format: TableFormat,
): string =>
  `/compare/table.${format}?${serializeCompareState({ ids: [], countries: codes, onlyDifferences: false })}`

export function canonicalCompareFileQuery(parameters: URLSearchParams): string {
  const { ids, countries } = parseCompareQuery(parameters)
  return serializeCompareState({
    ids: countries ? [] : ids.slice(0, maxCompared),
    countries: countries?.slice(0, maxCompared),
    onlyDifferences: false,
  })
}
