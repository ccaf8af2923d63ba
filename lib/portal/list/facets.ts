/** Makes the kinds of facets that several lists have. */
import { type Family, wordsOf } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { Neighbour } from '@/lib/portal/graph/graph-index'
import type { Facet, NameLookup } from './list-definition'
import type { ValueParser } from './list-query'

const oneOf =
  (values: readonly string[]): ValueParser =>
  (value) =>
    values.includes(value) ? value : undefined

const countryCode: ValueParser = (value) =>
  /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : undefined

export const idParser: ValueParser = (value) =>
  /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value)) ? value : undefined

interface FacetInput<Subject> extends Pick<Facet<Subject>, 'key' | 'label' | 'all'> {
  values: Facet<Subject>['values']
  isApiFilter?: boolean
  needsGraph?: boolean
}

/** A facet with fixed values. They are offered in the order of their names here. */
export function enumFacet<Subject>(
  facet: FacetInput<Subject>,
  names: Readonly<Record<string, string>>,
): Facet<Subject> {
  const order = Object.keys(names)
  return { ...facet, order, parse: oneOf(order), nameOf: (value) => names[value] ?? value }
}

/** The value of records that do not belong to a single country. */
export const noCountry = 'none'

/** A facet whose values are ISO 3166-1 codes. */
export function countryFacet<Subject>(
  facet: FacetInput<Subject>,
  nameOfNone?: string,
): Facet<Subject> {
  const isNone = (value: string) => nameOfNone !== undefined && value === noCountry
  return {
    ...facet,
    parse: (value) => (isNone(value) ? value : countryCode(value)),
    nameOf: (value, names) => (isNone(value) ? (nameOfNone ?? value) : names.country(value)),
  }
}

const unique = (values: readonly string[]): string[] =>
  values.length < 2 ? [...values] : [...new Set(values)]

/** The ids of the neighbours that belong to a family. */
export function linkedIds(neighbours: readonly Neighbour[], family: Family): string[] {
  const idPrefix = `${wordsOf(family).prefix}-`
  const ids: string[] = []
  for (const { node } of neighbours) {
    if (node.id.startsWith(idPrefix)) ids.push(node.id.slice(idPrefix.length))
  }
  return unique(ids)
}

/** A facet whose values are the linked records of another family. */
export function linkFacet<Subject extends { neighbours: readonly Neighbour[] }>(
  family: Family,
  facet: Omit<FacetInput<Subject>, 'values'>,
  nameOf = (value: string, names: NameLookup) => names.record(family, value),
): Facet<Subject> {
  return {
    ...facet,
    needsGraph: true,
    parse: idParser,
    values: ({ neighbours }) => linkedIds(neighbours, family),
    nameOf,
  }
}

/** The id of the record of a node: 118 for `project-118`. */
export const idOfNode = ({ node }: { node: GraphNode }): number =>
  Number(node.id.slice(node.id.lastIndexOf('-') + 1))

/** The first neighbour of a family with a type of link. */
export const linkedRecord = (
  neighbours: readonly Neighbour[],
  family: Family,
  type: string,
): { id: number; name: string } | undefined => {
  const idPrefix = `${wordsOf(family).prefix}-`
  const found = neighbours.find(
    ({ node, link }) => link.type === type && node.id.startsWith(idPrefix),
  )
  return found && { id: idOfNode(found), name: found.node.title }
}
