/** The addresses of searches in their canonical form, so that none is redirected. */

/** Removes surplus white space from a query. */
export const toQuery = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const searchPath = (query: string): string => `/search?${new URLSearchParams({ q: query })}`

export const suggestionsPath = (query: string): string =>
  `/search/suggestions?${new URLSearchParams({ q: query })}`
