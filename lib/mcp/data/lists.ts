/** The filters of the tools, which are the facets of the website's lists, and groups of records by them. */
import { z } from 'zod'
import { families, getWords } from '@/lib/contract/families'
import { idForm, noValue } from '@/lib/portal/list/facets'
import type { Facet, ListDefinition } from '@/lib/portal/list/list-definition'
import { lists } from '@/lib/portal/list/list-definitions'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { type Filters, withMatch, withValues } from '@/lib/portal/list/list-state'
import { capitalized } from '@/lib/text/sentences'
import { findByName, parseCountry, parseNumber } from './records'
import { type ToolData, ToolError } from './tool'

export interface Group {
  values: string[]
  count: number
}

/** Returns every combination of one value per facet that a record has. */
const combinations = (values: readonly (readonly string[])[]): string[][] =>
  values.reduce<string[][]>(
    (combinationsSoFar, facetValues) =>
      combinationsSoFar.flatMap((prefix) => facetValues.map((value) => [...prefix, value])),
    [[]],
  )

/**
 * Counts the records of each group, the largest group first. A record with several values of a facet is in several
 * groups.
 */
export function getGroups(
  index: ListIndex,
  positions: readonly number[],
  facets: readonly string[],
): Group[] {
  const groups = new Map<string, Group>()
  for (const position of positions) {
    const valuesByFacet = facets.map((key) => index.values.get(key)?.[position] ?? [])
    for (const values of combinations(valuesByFacet)) {
      const key = JSON.stringify(values)
      const group = groups.get(key) ?? { values, count: 0 }
      group.count += 1
      groups.set(key, group)
    }
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}

export const maxText = 100

export const countable = families.filter((family) => lists[family].facets.length > 0)

/** The facets for which the tools have data: all except the national wallets of countries. */
const getFacets = ({ facets }: ListDefinition) => facets.filter(({ needs }) => needs !== 'wallets')
const getKeys = (list: ListDefinition) => getFacets(list).map(({ key }) => key)

export const facetsByFamily = countable
  .map((family) => `${family}: ${getKeys(lists[family]).join(', ')}`)
  .join('; ')

export const FilterInput = z
  .record(z.string().max(maxText), z.array(z.string().max(maxText)).min(1).max(50))
  .optional()
  .describe(
    'Filters: allowed values by property, such as {"status": ["Pilot"], "standard": ["mDL"]}. Records by id or name, countries by code or name',
  )

export const MatchAllInput = z
  .array(z.string().max(maxText))
  .max(50)
  .optional()
  .describe(
    'Properties for which a record must have all the values in `filters`, such as ["standard"]',
  )

export function getFacet(list: ListDefinition, key: string): Facet {
  const facet = getFacets(list).find((facet) => facet.key === key)
  if (facet) return facet
  const keys = getKeys(list).join(', ')
  throw new ToolError(
    `${capitalized(getWords(list.family).plural)} cannot be counted by "${key}". Valid properties: ${keys}.`,
  )
}

const acceptsCountry = ({ order, parse }: Facet): boolean => !order && parse('ch') === 'CH'

/** The values among which a filter has to choose. Undefined if it takes countries, ids or numbers. */
function getChoices(facet: Facet, index: ListIndex): readonly string[] | undefined {
  if (facet.order || facet.form || acceptsCountry(facet)) return facet.order
  return [...new Set(index.values.get(facet.key)?.flat())].sort()
}

function describeAllowedValues(facet: Facet, choices: readonly string[] | undefined): string {
  if (choices) return choices.join(', ')
  if (acceptsCountry(facet)) return 'the name or code of a country, such as CH'
  return facet.form === idForm ? 'the id or name of a record, such as standard-28' : `${facet.form}`
}

/** The id of a record from its id, address or name. Undefined for a text that is none of them. */
async function findId({ form, family }: Facet, text: string, dataset: ToolData) {
  if (form !== idForm) return undefined
  const id = parseNumber(text, dataset)
  if (id !== undefined || !family || /^\d*$/.test(text)) return id
  return String((await findByName(dataset, text, family)).id)
}

/**
 * The canonical value, as the addresses of lists have it. Records and countries may be given as in the other tools:
 * `standard-28`, `mDL`; other values by their label or in any letter case: `SD-JWT`; `none` for records without a value.
 */
async function getValue(text: string, facet: Facet, { dataset, index }: Lists) {
  if (text === noValue && facet.parse(text) === noValue) return text
  const folded = text.toLowerCase()
  const choices = getChoices(facet, index)
  const found = choices?.find((value) => value.toLowerCase() === folded) ?? facet.suggest?.(text)
  const reference = acceptsCountry(facet) ? parseCountry(text) : await findId(facet, text, dataset)
  const value = (choices ? [found] : [text, reference, found])
    .map((text) => (text ? facet.parse(text) : undefined))
    .find((value) => value !== undefined)
  if (value !== undefined) return value
  throw new ToolError(
    `The filter ${facet.key} must be ${describeAllowedValues(facet, choices)}, not "${text}".`,
  )
}

interface Lists {
  dataset: ToolData
  /** Of the family that is filtered. */
  index: ListIndex
}

interface GivenFilters {
  filters?: Readonly<Record<string, string[]>>
  /** Properties for which a record must have all values. */
  matchAll?: readonly string[]
}

/** Parses filters. Throws a `ToolError` for an unknown property or a value that it cannot have. */
export async function getFilters(
  list: ListDefinition,
  { filters: filterTexts = {}, matchAll = [] }: GivenFilters,
  data: Lists,
): Promise<Filters> {
  let filters: Filters = {}
  for (const [key, texts] of Object.entries(filterTexts)) {
    const facet = getFacet(list, key)
    const values = await Promise.all(texts.map((text) => getValue(text, facet, data)))
    filters = withValues(filters, key, [...new Set(values)])
  }
  for (const key of matchAll) {
    const { length } = filters[getFacet(list, key).key] ?? []
    if (length > 1) filters = withMatch({ page: 1, filters }, key, true).filters
  }
  return filters
}
