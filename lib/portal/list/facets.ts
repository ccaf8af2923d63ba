/** The kinds of facets that several lists have. */
import { type Family, wordsOf } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import type { Neighbour } from '@/lib/portal/graph/graph-index'
import type { Facet, Names } from './list-definition'
import type { ValueParser } from './list-query'

const oneOf =
  (values: readonly string[]): ValueParser =>
  (value) =>
    values.includes(value) ? value : undefined

const countryCode: ValueParser = (value) =>
  /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : undefined

export const idParser: ValueParser = (value) =>
  /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value)) ? value : undefined

interface Described<Subject> extends Pick<Facet<Subject>, 'key' | 'label' | 'all'> {
  values: Facet<Subject>['values']
  inApi?: boolean
  fromGraph?: boolean
}

/** A facet with few known values, each with its name, in this order. */
export function wordFacet<Subject>(
  facet: Described<Subject>,
  words: Readonly<Record<string, string>>,
): Facet<Subject> {
  const order = Object.keys(words)
  return { ...facet, order, parse: oneOf(order), nameOf: (value) => words[value] ?? value }
}

/** The value of records that belong to no single country. */
export const noCountry = 'none'

/** A facet of ISO 3166-1 codes. */
export function countryFacet<Subject>(
  facet: Described<Subject>,
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

/** The ids of the records of a family among the neighbours. */
export function linkedIds(around: readonly Neighbour[], family: Family): string[] {
  const start = `${wordsOf(family).prefix}-`
  const ids: string[] = []
  for (const { node } of around) {
    if (node.id.startsWith(start)) ids.push(node.id.slice(start.length))
  }
  return unique(ids)
}

/** A facet of the records of another family that a record is linked to. */
export function linkFacet<Subject extends { around: readonly Neighbour[] }>(
  family: Family,
  facet: Omit<Described<Subject>, 'values'>,
  nameOf = (value: string, names: Names) => names.record(family, value),
): Facet<Subject> {
  return {
    ...facet,
    fromGraph: true,
    parse: idParser,
    values: ({ around }) => linkedIds(around, family),
    nameOf,
  }
}

/** The public id behind `project-118`. */
export const idOfNode = ({ node }: { node: GraphNode }): number =>
  Number(node.id.slice(node.id.lastIndexOf('-') + 1))

/** One neighbour by family and type of link, the first in the order of the links. */
export const linkedNode = (
  around: readonly Neighbour[],
  family: Family,
  type: string,
): { id: number; name: string } | undefined => {
  const start = `${wordsOf(family).prefix}-`
  const found = around.find(({ node, link }) => link.type === type && node.id.startsWith(start))
  return found && { id: idOfNode(found), name: found.node.title }
}
