/**
 * The state of a comparison in its URL: `/compare?ids=118,48&only=differences`, or with the key of other records:
 * `/compare?countries=DE,FR`, `/compare?standards=69,70`.
 */
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'

export interface CompareState {
  /** In the order given, without duplicates. */
  ids: readonly number[]
  /** The codes of countries, which are compared instead of projects. */
  countries?: readonly string[]
  /** The ids of standards, which are compared instead of projects. */
  standards?: readonly number[]
  onlyDifferences: boolean
  /** The text typed to add a record, if it contains no id or code. */
  find?: string
  /** Values given as ids that are not valid ids, so that the page can show them. */
  invalid?: readonly string[]
}

/** The maximum number of projects: more columns cannot be read side by side. */
export const maxCompared = 6
/** The maximum number of ids in an address. It exceeds `maxCompared`, so that the page can list the surplus ones. */
const maxInAddress = 2 * maxCompared

const maxTyped = 100

/** The maximum number and length of invalid ids that an address keeps. */
const maxInvalid = 3
const maxInvalidLength = 30

const isIds = (text: string): boolean => /^[\d\s,]*$/.test(text)

const isId = (text: string): boolean =>
  /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))

/** The valid values of a parameter, and the first invalid one as search text. Undefined if the parameter is absent or empty. */
function parseValueList<T>(
  parameters: URLSearchParams,
  key: 'countries' | 'standards',
  isValue: (text: string) => boolean,
  toValue: (text: string) => T,
) {
  const texts = parameters
    .getAll(key)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
  if (texts.length === 0) return undefined
  const values = texts.filter(isValue).map(toValue)
  return {
    values: [...new Set(values)].slice(0, maxInAddress),
    find: texts.find((text) => !isValue(text)),
  }
}

/** Parses a query leniently. Ids are separated by commas or spaces; `add` is what the visitor typed in the form. */
export function parseCompareQuery(parameters: URLSearchParams): CompareState {
  const added = parameters.getAll('add')
  const texts = [...parameters.getAll('ids'), ...added.filter(isIds)].flatMap((text) =>
    text.split(/[\s,]+/),
  )
  const ids = texts.filter(isId).map(Number)
  const invalid = texts
    .filter((text) => text !== '' && !isId(text))
    .map((text) => text.slice(0, maxInvalidLength).replace(/[\uD800-\uDBFF]$/, ''))
  const countries = parseValueList(
    parameters,
    'countries',
    (text) => /^[A-Za-z]{2}$/.test(text),
    (text) => text.toUpperCase(),
  )
  const standards = countries ? undefined : parseValueList(parameters, 'standards', isId, Number)
  const named = countries ?? standards
  const typed = named
    ? (named.find ?? '')
    : (added.find((text) => !isIds(text)) ?? parameters.get('find') ?? '')
  const find = typed.replace(/\s+/g, ' ').trim().slice(0, maxTyped).trim()
  return {
    ids: [...new Set(ids)].slice(0, maxInAddress),
    ...(countries ? { countries: countries.values } : {}),
    ...(standards ? { standards: standards.values } : {}),
    onlyDifferences: parameters.get('only') === 'differences',
    ...(find ? { find } : {}),
    ...(invalid.length > 0 ? { invalid: [...new Set(invalid)].slice(0, maxInvalid) } : {}),
  }
}

/** Serializes a state. Commas need no escaping in a query (RFC 3986, 3.4), and the URL is more readable without it. */
export function serializeCompareState(state: CompareState): string {
  const { ids, countries, standards, onlyDifferences, find, invalid = [] } = state
  const stated = [...ids, ...invalid.map(encodeURIComponent)]
  const key = countries ? 'countries' : 'standards'
  const values = countries ?? standards
  const named = values && [...values, ...(find ? [encodeURIComponent(find)] : [])]
  const parts = [
    named && named.length > 0 && `${key}=${named.join(',')}`,
    !named && find && new URLSearchParams({ find }).toString(),
    stated.length > 0 && `ids=${stated.join(',')}`,
    onlyDifferences && (values ?? ids).length > 1 && 'only=differences',
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

/** @example compareStandardsAddress([69, 70]) // '/compare?standards=69,70' */
export const compareStandardsAddress = (standards: readonly number[]): string =>
  compareAddress({ ids: [], standards, onlyDifferences: false })

/** The address of the full table as a file. */
export const compareFileAddress = (
  records: Pick<CompareState, 'ids' | 'countries' | 'standards'>,
  format: TableFormat,
): string =>
  `/compare/table.${format}?${serializeCompareState({ ...records, onlyDifferences: false })}`

export function canonicalCompareFileQuery(parameters: URLSearchParams): string {
  const { ids, countries, standards } = parseCompareQuery(parameters)
  return serializeCompareState({
    ids: countries || standards ? [] : ids.slice(0, maxCompared),
    countries: countries?.slice(0, maxCompared),
    standards: standards?.slice(0, maxCompared),
    onlyDifferences: false,
  })
}
