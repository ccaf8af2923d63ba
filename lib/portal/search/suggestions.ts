/** The ranges of a text that match, as start and end positions for `slice`. */
export type Marks = readonly (readonly [start: number, end: number])[]

export interface Snippet {
  text: string
  marks: Marks
}

export interface Hit {
  name: string
  marks?: Marks
  href: string
  /** Its type, place and status: `['Consortium', 'Norway', 'Active']`. */
  details?: readonly string[]
  /** An extract from the text about it, if the text matched rather than the name. */
  snippet?: Snippet
}

export interface Suggestions {
  groups: { title: string; hits: Hit[] }[]
  /** True if no record matches the query, and these names have a similar spelling. */
  similar: boolean
}

export const toQuery = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const searchPath = (query: string): string => `/search?${new URLSearchParams({ q: query })}`

export const suggestionsPath = (query: string): string =>
  `/search/suggestions?${new URLSearchParams({ q: query })}`

export const completionsPath = '/search/completions'
export const completionsType = 'application/x-suggestions+json'

type Completions = readonly [
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
  const maxHits = Math.max(0, ...groups.map(({ hits }) => hits.length))
  const hits = Array.from({ length: maxHits }, (_, place) =>
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
