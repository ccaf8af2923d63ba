/**
 * The state of a comparison in its URL: `/compare?ids=118,48&only=differences`, or with the key of other records:
 * `/compare?countries=DE,FR`, `/compare?standards=69,70`.
 */

import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import { withQuery } from '@/lib/text/query'

export type ComparedKind = 'projects' | 'countries' | 'standards'

/** The code of a country, or the id of another record. */
export type Key = number | string

export interface CompareState {
  kind: ComparedKind
  /** The codes of countries, or the ids of others: in the order given, without duplicates. */
  keys: readonly Key[]
  /** The ids of projects in the address of a comparison of other records. */
  besides?: readonly Key[]
  onlyDifferences: boolean
  /** The text typed to add a record, if it contains no id or code. */
  find?: string
  /** Values given as ids that are not valid ids, so that the page can show them. */
  invalid?: readonly string[]
}

/** The maximum number of projects: more columns cannot be read side by side. */
export const maxCompared = 6
/** The maximum number of ids in an address. It exceeds `maxCompared`, so that the page can list the surplus ids. */
const maxInAddress = 2 * maxCompared

const maxTyped = 100

/** The maximum number and length of invalid ids that an address keeps. */
const maxInvalid = 3
const maxInvalidLength = 30

const isIds = (text: string): boolean => /^[\d\s,]*$/.test(text)

const isId = (text: string): boolean =>
  /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))

/** The records other than projects that can be compared, each with its keys. */
const otherKinds: readonly (readonly [
  kind: ComparedKind,
  isKey: (text: string) => boolean,
  toKey: (text: string) => Key,
])[] = [
  ['countries', (text) => /^[A-Za-z]{2}$/.test(text), (text) => text.toUpperCase()],
  ['standards', isId, Number],
]

const unique = (keys: readonly Key[]): Key[] => [...new Set(keys)].slice(0, maxInAddress)

/** The records other than projects that an address names, with the first value that is no key as search text. */
function parseOthers(parameters: URLSearchParams) {
  for (const [kind, isKey, toKey] of otherKinds) {
    const texts = parameters
      .getAll(kind)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '')
    const typed = texts.find((text) => !isKey(text)) ?? ''
    if (texts.length > 0) return { kind, keys: unique(texts.filter(isKey).map(toKey)), typed }
  }
  return undefined
}

/**
 * Parses a query leniently. Ids are separated by commas or spaces. `add` is the text that the visitor typed in the
 * form.
 */
export function parseCompareQuery(parameters: URLSearchParams): CompareState {
  const added = parameters.getAll('add')
  const texts = [...parameters.getAll('ids'), ...added.filter(isIds)].flatMap((text) =>
    text.split(/[\s,]+/),
  )
  const ids = texts.filter(isId).map(Number)
  const invalid = texts
    .filter((text) => text !== '' && !isId(text))
    .map((text) => text.slice(0, maxInvalidLength).replace(/[\uD800-\uDBFF]$/, ''))
  const otherKind = parseOthers(parameters)
  const typed =
    otherKind?.typed ?? added.find((text) => !isIds(text)) ?? parameters.get('find') ?? ''
  const find = typed.replace(/\s+/g, ' ').trim().slice(0, maxTyped).trim()
  return {
    kind: otherKind?.kind ?? 'projects',
    keys: otherKind?.keys ?? unique(ids),
    ...(otherKind ? { besides: unique(ids) } : {}),
    onlyDifferences: parameters.get('only') === 'differences',
    ...(find ? { find } : {}),
    ...(invalid.length > 0 ? { invalid: [...new Set(invalid)].slice(0, maxInvalid) } : {}),
  }
}

/** Serializes a state. Commas need no escaping in a query (RFC 3986, 3.4), and the URL is more readable without it. */
function serializeCompareState(state: CompareState): string {
  const { kind, keys, besides = [], onlyDifferences, find, invalid = [] } = state
  const isOther = kind !== 'projects'
  const otherKeys = isOther ? [...keys, ...(find ? [encodeURIComponent(find)] : [])] : []
  const ids = [...(isOther ? besides : keys), ...invalid.map(encodeURIComponent)]
  const parts = [
    otherKeys.length > 0 && `${kind}=${otherKeys.join(',')}`,
    !isOther && find && new URLSearchParams({ find }).toString(),
    ids.length > 0 && `ids=${ids.join(',')}`,
    onlyDifferences && keys.length > 1 && 'only=differences',
  ]
  return parts.filter(Boolean).join('&')
}

export const canonicalCompareQuery = (parameters: URLSearchParams): string =>
  serializeCompareState(parseCompareQuery(parameters))

export const compareStateAddress = (state: CompareState): string =>
  withQuery('/compare', serializeCompareState(state))

/** @example compareAddress('countries', ['DE', 'FR']) // '/compare?countries=DE,FR' */
export const compareAddress = (
  kind: ComparedKind,
  keys: readonly Key[],
  onlyDifferences = false,
): string => compareStateAddress({ kind, keys, onlyDifferences })

const fileQuery = (kind: ComparedKind, keys: readonly Key[]): string =>
  serializeCompareState({ kind, keys, onlyDifferences: false })

/** The address of the full table as a file. */
export const compareFileAddress = (
  kind: ComparedKind,
  keys: readonly Key[],
  format: TableFormat,
): string => `/compare/table.${format}?${fileQuery(kind, keys)}`

export function canonicalCompareFileQuery(parameters: URLSearchParams): string {
  const { kind, keys } = parseCompareQuery(parameters)
  return fileQuery(kind, keys.slice(0, maxCompared))
}
