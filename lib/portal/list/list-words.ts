/** What a list in one state is called, and how it is summed up. */
import { wordsOf } from '@/lib/contract/families'
import { counted, formatCount } from '@/lib/text/counted'
import type { ListOutline } from './list-definition'
import type { ListFacet } from './list-facet'
import type { ListOrder } from './list-order'
import type { ListState } from './list-state'

/** Some filters give the list a heading of its own. */
export function headingOf(
  { family, headings = {} }: Pick<ListOutline, 'family' | 'headings'>,
  { filters }: ListState,
): string {
  for (const [key, byValue] of Object.entries(headings)) {
    const heading = byValue[filters[key] ?? '']
    if (heading) return heading
  }
  return wordsOf(family).title
}

/** `'38 of 274 projects and consortia'`. */
export function summaryOf(
  [one, many]: readonly [string, string],
  total: number,
  all: number | undefined,
): string {
  return all === undefined || all === total
    ? counted(total, one, many)
    : `${formatCount(total)} of ${counted(all, one, many)}`
}

/** The title of the document: the heading, what is filtered by, the page. */
export function titleOf(
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
