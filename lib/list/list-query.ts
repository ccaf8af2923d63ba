/** The state of a list as its URL holds it: parsed leniently, written in one canonical form. */
import type { z } from 'zod'
import { type Family, resource } from '@/lib/contract'
import { maximumQueryLength } from '@/lib/contract/parameters'

export interface ListQueryDefinition {
  /** The values that each filter takes; anything else is dropped. */
  filters: Record<string, z.ZodType>
}

export interface ListState {
  q?: string
  page: number
  filters: Record<string, string>
}

/** The list of a family takes what the API's endpoint takes. */
export const listQueryOf = (family: Family): ListQueryDefinition => ({
  filters: resource(family).filters,
})

function textOf(value: string | null): string | undefined {
  const text = (value ?? '').replace(/\s+/g, ' ').trim().slice(0, maximumQueryLength)
  // A cut through a surrogate pair would leave half a character, which no URL can carry.
  return text.replace(/[\uD800-\uDBFF]$/, '').trim() || undefined
}

const pageOf = (value: string | null): number =>
  value !== null && /^\d{1,15}$/.test(value) ? Math.max(1, Number(value)) : 1

/** Reads a query. Unknown keys and values are dropped, bad ones mended: no query is an error. */
export function parseListQuery(
  definition: ListQueryDefinition,
  parameters: URLSearchParams,
): ListState {
  const filters: Record<string, string> = {}
  for (const [name, schema] of Object.entries(definition.filters)) {
    const value = textOf(parameters.get(name))
    if (value !== undefined && schema.safeParse(value).success) filters[name] = value
  }
  const q = textOf(parameters.get('q'))
  return { ...(q === undefined ? {} : { q }), page: pageOf(parameters.get('page')), filters }
}

/** Writes a state: keys in alphabetical order, defaults left out, `''` where all are defaults. */
export function serializeListState({ q, page, filters }: ListState): string {
  const parameters = new URLSearchParams(filters)
  if (q !== undefined) parameters.set('q', q)
  if (page > 1) parameters.set('page', String(page))
  parameters.sort()
  return parameters.toString()
}

/** True where the state shows a part of the list only, a page of it not counted. */
export const isFiltered = ({ q, filters }: ListState): boolean =>
  q !== undefined || Object.keys(filters).length > 0
