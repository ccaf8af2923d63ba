import { z } from 'zod'
import { families } from '@/lib/contract/families'
import { maxQueryLength } from '@/lib/contract/parameters'
import type { SearchResult } from '@/lib/contract/search'
import { searchPath } from '@/lib/portal/search/search-address'
import { Licence, licenceOf } from '../data/licence'
import { outlineOfNode, RecordOutline } from '../data/records'
import { defineTool } from '../data/tool'

export const search = defineTool({
  name: 'search',
  title: 'Search records by name',
  description:
    'Finds records by a part of their name, also misspelt, translated or abbreviated: projects, organizations, people, ledgers and their technologies, DID methods, standards, regulations and countries. At most five of each kind, best first. Use it first, for the ids that the other tools take.',
  limit: 'search',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(maxQueryLength)
      .describe('A name or a part of it, such as "swiyu", "EBSI" or "did:web"'),
    family: z.enum(families).optional().describe('Only records of this family'),
  }),
  output: z.object({
    results: z.array(RecordOutline),
    page: z.string().describe('The same search on the site, which also searches descriptions'),
    licence: Licence,
  }),
  async answer({ query, family }, dataset) {
    const found = (await dataset.ask('/search', { query })) as SearchResult[]
    const outlines = found.map((result) => outlineOfNode(dataset, result))
    return {
      results: outlines.filter((one) => family === undefined || one.family === family),
      page: dataset.siteUrl + searchPath(query),
      licence: await licenceOf(dataset),
    }
  },
})
