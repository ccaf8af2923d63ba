/** The heading, the title and the summary of a list in a state. */
import { wordsOf } from '@/lib/contract/families'
import { counted, formatCount } from '@/lib/text/counted'
import type { ListOutline } from './list-definition'
import type { ListFacet } from './list-facet'
import type { ListOrder } from './list-order'
import type { ListState } from './list-state'

/** The title of the family, or the heading of an active filter that has one. */
export function listHeading(
  { family, headings = {} }: Pick<ListOutline, 'family' | 'headings'>,
  { filters }: ListState,
): string {
  for (const [key, byValue] of Object.entries(headings)) {
    const heading = byValue[filters[key] ?? '']
    if (heading) return heading
  }
  return wordsOf(family).title
}

/** The number of matching records and of all records: `'38 of 274 projects and consortia'`. */
export function countSummary(
  [one, many]: readonly [string, string],
  total: number,
  all: number | undefined,
): string {
  return all === undefined || all === total
    ? counted(total, one, many)
    : `${formatCount(total)} of ${counted(all, one, many)}`
}

/** The title of the document: the heading, the filters, the text, the order and the page. */
export function documentTitle(
  heading: string,
  facets: readonly ListFacet[],
  state: ListState,
  orders: readonly ListOrder[],
): string {
  const filters = facets.flatMap(({ label, options, key }) => {
    const [, name] = options.find(([value]) => value === state.filters[key]) ?? []
    return name !== undefined && name !== heading ? [`${label}: ${name}`] : []
  })
  const parts = [
    ...filters,
    ...(state.q === undefined ? [] : [`“${state.q}”`]),
    ...orders.filter(({ token }) => token === state.sort).map(({ name }) => name),
    ...(state.page > 1 ? [`page ${state.page}`] : []),
  ]
  return [heading, ...parts].join(' · ')
}
