/**
 * Suggestions for the address bar of a browser while a visitor types a search of this site: names, what each is, and
 * where it is (https://github.com/dewitt/opensearch, the Suggestions extension).
 */
import type { Suggestions } from './suggestions'

export const completionsPath = '/search/completions'
export const completionsType = 'application/x-suggestions+json'

export type Completions = readonly [
  query: string,
  names: readonly string[],
  descriptions: readonly string[],
  addresses: readonly string[],
]

/** The maximum number of suggestions. Browsers show fewer. */
const maxCompletions = 10

/** Takes the best hit of each group in turn, because visitors may be looking for any kind of record. */
export function getCompletions(
  query: string,
  { groups }: Pick<Suggestions, 'groups'>,
  siteUrl: string,
): Completions {
  const longest = Math.max(0, ...groups.map(({ hits }) => hits.length))
  const hits = Array.from({ length: longest }, (_, place) =>
    groups.flatMap((group) => group.hits[place] ?? []),
  )
    .flat()
    .slice(0, maxCompletions)
  return [
    query,
    hits.map(({ name }) => name),
    hits.map(({ details = [] }) => details.join(', ')),
    hits.map(({ href }) => new URL(href, siteUrl).href),
  ]
}
