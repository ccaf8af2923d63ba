/**
 * The parameters of an address that a list cannot apply: a filter with a misspelled name or an impossible value, an
 * unknown order, or an invalid page number. Parameters that resemble no filter, such as tracking parameters, are not
 * among them.
 */
import { distance } from 'fastest-levenshtein'
import { familyOfPath } from '@/lib/contract/families'
import { ignoredQuery, listIgnored, splitIgnored } from '@/lib/portal/routing/ignored-values'
import { getOrders } from './define-list'
import type { Facet, ListDefinition } from './list-definition'
import { lists } from './list-definitions'
import {
  ignoredParameter,
  isListParameter,
  type ListState,
  listAddress,
  withFacet,
} from './list-state'

export interface IgnoredFilter {
  name: string
  value: string
  /** The label of the filter if it exists, and only the value is unknown. */
  label?: string
  /**
   * The filter that may be meant, and the address of the list with it, or of the list that offers its values. Undefined
   * for the order and the page.
   */
  instead?: { label: string; value?: string; address: string }
}

/** Names that a visitor may have meant as a filter, misspelled or not. */
const nameForm = /^[\w[\]-]{1,40}$/
const hasControls = (value: string): boolean => /\p{C}/u.test(value)

/** One letter in three may differ, and no more than two. */
const getMaxEdits = (name: string): number => Math.min(2, Math.floor(name.length / 3))

/** Three letters may begin a name, as in `typ`, but resemble no other: `usg`, which tracks visitors, is not `use`. */
const editsBetween = (key: string, name: string): number =>
  name.length < 4 && !key.startsWith(name) ? Number.POSITIVE_INFINITY : distance(key, name)

const spelling = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

function similarFacet({ facets }: ListDefinition, name: string): Facet | undefined {
  const spelled = spelling(name)
  const edits = facets.map((facet) => editsBetween(spelling(facet.key), spelled))
  const fewest = Math.min(...edits)
  return fewest <= getMaxEdits(spelled) ? facets[edits.indexOf(fewest)] : undefined
}

/** The value in the spelling of the facet, or undefined if it is none of its values in any letter case. */
function spelledValue({ parse, order = [] }: Facet, value: string): string | undefined {
  const folded = value.toLowerCase()
  return parse(value) ?? order.find((name) => name.toLowerCase() === folded)
}

/** The facet that is meant by a parameter which the list ignores. Undefined for any other parameter. */
function intendedFacet(list: ListDefinition, name: string, value: string): Facet | undefined {
  if (isListParameter(name) || !nameForm.test(name) || hasControls(value)) return undefined
  if (list.hiddenByDefault?.key === name) return undefined
  const facet = list.facets.find(({ key }) => key === name)
  if (facet) return facet.parse(value) === undefined ? facet : undefined
  return similarFacet(list, name)
}

/** The path of a list as of a version: `/versions/2026.11.22/projects`. */
const pastListForm = /^\/versions\/[^/]+\/([a-z-]+)$/

interface ListAtPath {
  list: ListDefinition
  /** True for a list as of a version, which has no orders and pages, and does not offer the values of filters. */
  isPast: boolean
}

function listAt(path: string): ListAtPath | undefined {
  const current = familyOfPath(path.slice(1))
  const family = current ?? familyOfPath(pastListForm.exec(path)?.[1] ?? '')
  return family && { list: lists[family], isPast: current === undefined }
}

function isWrongParameter({ list, isPast }: ListAtPath, name: string, value: string): boolean {
  if (isPast || value === '') return false
  if (name === 'sort') return getOrders(list).every(({ token }) => token !== value)
  const page = /^\d{1,15}$/.test(value) ? Number(value) : 0
  return name === 'page' && (list.pageSize === undefined ? page !== 1 : page < 1)
}

/** The canonical form of the ignored filters of a query, without `?`. Empty on the path of anything but a list. */
export function canonicalIgnored(path: string, parameters: URLSearchParams): string {
  const at = listAt(path)
  if (!at) return ''
  const tokens = listIgnored(
    parameters,
    (name, value) =>
      isWrongParameter(at, name, value) || intendedFacet(at.list, name, value) !== undefined,
  )
  return ignoredQuery(tokens)
}

export function ignoredFilters(path: string, query: string, state: ListState): IgnoredFilter[] {
  const at = listAt(path)
  if (!at) return []
  const { list, isPast } = at
  return new URLSearchParams(query).getAll(ignoredParameter).flatMap((token) => {
    const [name, valueText] = splitIgnored(token)
    if (isWrongParameter(at, name, valueText)) return [{ name, value: valueText }]
    const facet = intendedFacet(list, name, valueText)
    if (!facet) return []
    const { key, label } = facet
    const value = spelledValue(facet, valueText)
    if (value !== undefined && state.filters[key]?.includes(value)) return []
    const address =
      value === undefined
        ? listAddress(isPast ? `/${list.family}` : path, { ...state, open: key })
        : listAddress(path, withFacet(state, key, [...(state.filters[key] ?? []), value]))
    return {
      name,
      value: valueText,
      ...(key === name ? { label } : {}),
      instead: { label, ...(value === undefined ? {} : { value }), address },
    }
  })
}
