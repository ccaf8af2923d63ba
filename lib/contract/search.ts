import { z } from 'zod'
import { namedObject } from './values'

/** The maximum number of results from one family. */
export const searchResultsPerFamily = 5

export const SearchResult = namedObject('SearchResult', {
  id: z.string(),
  title: z.string(),
  type: z.string(),
  code: z.string().nullable(),
  countryFilter: z.string().nullable(),
  regionFilter: z.string().nullable(),
})
export type SearchResult = z.infer<typeof SearchResult>

export const SearchResults = z.array(SearchResult).meta({ title: 'SearchResults' })
