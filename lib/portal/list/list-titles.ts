import { getWords } from '@/lib/contract/families'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { uncapitalized } from '@/lib/text/sentences'
import type { ListOrder } from './define-list'
import type { ListDefinition } from './list-definition'
import type { ListFacet } from './list-facet'
import type { ListState } from './list-state'

/**
 * The heading of a list: if a facet has exactly one selected value, the heading defined for that value, otherwise the
 * family's title.
 */
export function listHeading(
  { family, headings = {} }: Pick<ListDefinition, 'family' | 'headings'>,
  { filters }: ListState,
): string {
  for (const [key, byValue] of Object.entries(headings)) {
    const [value = '', ...otherValues] = filters[key] ?? []
    const heading = byValue[value]
    if (heading && otherValues.length === 0) return heading
  }
  return getWords(family).title
}

/** The number of matching records, with that of all records if it differs: `'38 of 274 projects and consortia'`. */
export function countSummary(
  [singular, plural]: readonly [string, string],
  total: number,
  unfilteredTotal: number | undefined,
): string {
  return unfilteredTotal === undefined || unfilteredTotal === total
    ? counted(total, singular, plural)
    : `${formatCount(total)} of ${counted(unfilteredTotal, singular, plural)}`
}

/** The names of the selected values of a facet, in the order of its options. */
const selectedNames = ({ key, options }: ListFacet, { filters }: ListState): string[] =>
  options.flatMap(([value, name]) => (filters[key]?.includes(value) ? [name] : []))

const maxNames = 3

/** `['Austria', 'Germany', 'Italy', '4 others']` */
const shortened = (names: readonly string[]): readonly string[] =>
  names.length > maxNames + 1
    ? [...names.slice(0, maxNames), `${names.length - maxNames} others`]
    : names

/** The names of the selected values of a facet in words: `'mDL and OpenID4VCI'` if records need all of them. */
export const selectedText = (facet: ListFacet, state: ListState): string =>
  enumerated(shortened(selectedNames(facet, state)), facet.match === 'all' ? 'and' : 'or')

/** The names selected in each facet, except the facet that the heading already expresses. */
const getChoices = (heading: string, facets: readonly ListFacet[], state: ListState) =>
  facets.flatMap((facet) => {
    const names = selectedNames(facet, state)
    const isHeading = names.length === 1 && names[0] === heading
    return names.length === 0 || isHeading
      ? []
      : [{ label: facet.label, names: selectedText(facet, state) }]
  })

/** The title of a list for citations: `'Projects: status Pilot, region of headquarters Europe'`. */
export function citedTitle(
  heading: string,
  facets: readonly ListFacet[],
  state: ListState,
): string {
  const choices = getChoices(heading, facets, state)
  const parts = [
    ...(state.q === undefined ? [] : [`matching “${state.q}”`]),
    ...choices.map(({ label, names }) => `${uncapitalized(label)} ${names}`),
  ]
  return parts.length === 0 ? heading : `${heading}: ${parts.join(', ')}`
}

/** What a list contains: its heading, the filters and the text. */
export function listSubject(
  heading: string,
  facets: readonly ListFacet[],
  state: ListState,
): string {
  const choices = getChoices(heading, facets, state)
  const parts = [
    ...choices.map(({ label, names }) => `${label}: ${names}`),
    ...(state.q === undefined ? [] : [`“${state.q}”`]),
  ]
  return [heading, ...parts].join(' · ')
}

/** The title of the document: what the list contains, the order and the page. */
export function documentTitle(
  subject: string,
  state: ListState,
  orders: readonly ListOrder[],
): string {
  const parts = [
    ...orders.filter(({ token }) => token === state.sort).map(({ name }) => name),
    ...(state.page > 1 ? [`page ${state.page}`] : []),
  ]
  return [subject, ...parts].join(' · ')
}
