/** Creates the kinds of facets that several lists share. */
import { displayName, type Family, getWords } from '@/lib/contract/families'
import type { Neighbour } from '@/lib/portal/graph/graph-index'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { countryGroups, findGroup, getGroupKeys } from '@/lib/portal/records/country-groups'
import { codeOfSegment } from '@/lib/portal/records/record-path'
import { countriesCalled } from '@/lib/search/country-names'
import { notDisclosedLabel } from '@/lib/text/labels'
import type { Facet, ValueParser } from './list-definition'

const oneOf =
  (values: readonly string[]): ValueParser =>
  (value) =>
    values.includes(value) ? value : undefined

export const idParser: ValueParser = (value) =>
  /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value)) ? value : undefined

export const idForm = 'the id of a record, such as 43'

const maxTextLength = 100

/** Accepts any text of limited length, for values that depend on the server. */
const textParser: ValueParser = (value) => (value.length <= maxTextLength ? value : undefined)

export type FacetInput<Subject> = Pick<Facet<Subject>, 'key' | 'label' | 'values'> &
  Partial<Pick<Facet<Subject>, 'group' | 'needs' | 'unknownNote' | 'noneName'>>

interface EnumInput<Subject> extends FacetInput<Subject> {
  names: Readonly<Record<string, string>>
}

/** A facet with fixed values, offered in the order of `names`. */
export function enumFacet<Subject>({ names, ...facet }: EnumInput<Subject>): Facet<Subject> {
  const order = Object.keys(names)
  const named = (text: string) => (value: string) =>
    names[value]?.toLowerCase() === text.toLowerCase()
  return {
    ...facet,
    order,
    parse: oneOf(order),
    suggest: (text) => order.find(named(text)),
    getName: (value) => names[value] ?? value,
  }
}

export const textFacet = <Subject>(facet: FacetInput<Subject>): Facet<Subject> => ({
  ...facet,
  parse: textParser,
  getName: (value) => value,
})

/** Of a record in no country of a group, or whose country is not disclosed. */
export const noGroupLabel = 'None of these groups'

/** A facet whose values are groups of the countries of a record. */
export const groupFacet = <Subject>(
  getCodes: (subject: Subject) => readonly string[],
): Facet<Subject> => ({
  ...enumFacet({
    key: 'group',
    label: 'Country group',
    values: (subject: Subject) => getGroupKeys(getCodes(subject)),
    names: Object.fromEntries(countryGroups.map(({ key, name }) => [key, name])),
  }),
  suggest: (text) => findGroup(text)?.key,
  noneName: noGroupLabel,
})

export const countryFacet = <Subject>(facet: FacetInput<Subject>): Facet<Subject> => ({
  ...facet,
  parse: codeOfSegment,
  form: 'a two-letter country code, such as CH',
  suggest: (text) => countriesCalled(text)[0],
  getName: (value, names) => names.country(value),
})

export const yearFacet = <Subject>(facet: FacetInput<Subject>): Facet<Subject> => ({
  ...facet,
  highestFirst: true,
  parse: (text) => (/^\d{4}$/.test(text) ? text : undefined),
  form: 'a year, such as 2021',
  getName: (year) => year,
})

/** The value for records without a value of a facet. */
export const noValue = 'none'

/** Other words for it in addresses of earlier versions of this site. */
const formerNoValues: readonly string[] = ['Failed to Disclose', 'undisclosed', 'unknown']

/**
 * Extends a facet with a value for records that have none, so that visitors can find them too.
 * @example withNone(countryFacet({ … }), 'International or regional')
 */
export function withNone<Subject>(
  facet: Facet<Subject>,
  name: string = facet.noneName ?? notDisclosedLabel,
): Facet<Subject> {
  return {
    ...facet,
    parse: (value) =>
      value === noValue || formerNoValues.includes(value) ? noValue : facet.parse(value),
    getName: (value, names) => (value === noValue ? name : facet.getName(value, names)),
    values(subject) {
      const values = facet.values(subject)
      return values.length > 0 ? values : [noValue]
    },
  }
}

const unique = (values: readonly string[]): string[] =>
  values.length < 2 ? [...values] : [...new Set(values)]

/** The ids of the neighbours that belong to a family, optionally only neighbours reached by certain types of link. */
export function linkedIds(
  neighbours: readonly Neighbour[],
  family: Family,
  types?: ReadonlySet<string>,
): string[] {
  const idPrefix = `${getWords(family).prefix}-`
  const ids: string[] = []
  for (const { node, link } of neighbours) {
    if (!node.id.startsWith(idPrefix) || (types && !types.has(link.type))) continue
    ids.push(node.id.slice(idPrefix.length))
  }
  return unique(ids)
}

interface LinkFacetInput extends Omit<FacetInput<unknown>, 'values'> {
  types?: readonly string[]
}

export const recordFacet = <Subject>(
  family: Family,
  facet: FacetInput<Subject>,
): Facet<Subject> => ({
  ...facet,
  family,
  parse: idParser,
  form: idForm,
  getName: (value, names: NameLookup) => displayName(family, names.record(family, value)),
})

export function linkFacet<Subject extends { neighbours: readonly Neighbour[] }>(
  family: Family,
  { types, ...facet }: LinkFacetInput,
): Facet<Subject> {
  const linkTypes = types && new Set(types)
  return recordFacet<Subject>(family, {
    ...facet,
    needs: 'graph',
    values: ({ neighbours }) => linkedIds(neighbours, family, linkTypes),
  })
}
