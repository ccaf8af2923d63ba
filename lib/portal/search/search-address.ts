/** The addresses of a search, written as the site's canonical ones so that none is redirected. */

/** A query as it is looked for: without needless space. */
export const queryOf = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const searchPath = (query: string): string => `/search?${new URLSearchParams({ q: query })}`

export const suggestionsPath = (query: string): string =>
  `/search/suggestions?${new URLSearchParams({ q: query })}`
