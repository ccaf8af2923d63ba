import { z } from 'zod'
import { families } from '@/lib/contract/families'
import type { SearchResult } from '@/lib/contract/search'
import { disclosedStatus } from '@/lib/portal/projects/status'
import { searchPath } from '@/lib/portal/search/suggestions'
import { maxQueryLength } from '@/lib/text/search-text'
import { outlineOfNode, RecordOutline } from '../data/records'
import { defineTool, getLicence, Licence } from '../data/tool'

export const search = defineTool({
  name: 'search',
  title: 'Search records by name',
  description:
    'Finds projects, organizations, people, ledgers, ledger technologies, DID methods, standards, regulations and countries by part of a name, even if misspelt, translated or abbreviated. Up to five of each kind, best first. Start here to get ids for the other tools.',
  limit: 'search',
  input: z.strictObject({
    query: z
      .string()
      .trim()
      .min(1)
      .max(maxQueryLength)
      .describe('Name or part of one, such as "swiyu", "EBSI" or "did:web"'),
    family: z.enum(families).optional().describe('Filter by family'),
  }),
  output: z.object({
    results: z.array(
      RecordOutline.extend({
        status: z.string().optional().describe('Status of a project. Absent: not disclosed'),
      }),
    ),
    page: z.string().describe('Same search on the website, which also covers descriptions'),
    licence: Licence,
  }),
  async answer({ query, family }, dataset) {
    const results = (await dataset.queryApi('/search', { query })) as SearchResult[]
    // Regions have no record that another tool could read.
    const found = results.filter(({ type }) => type !== 'Region')
    const { nodes } = await dataset.lists.graph()
    const outlines = found.map((result) => {
      const status = disclosedStatus(nodes.get(result.id)?.status)
      return { ...outlineOfNode(dataset, result), ...(status ? { status } : {}) }
    })
    return {
      results: outlines.filter((outline) => family === undefined || outline.family === family),
      page: dataset.siteUrl + searchPath(query),
      licence: await getLicence(dataset),
    }
  },
  getText: ({ results, page }) =>
    results.length > 0
      ? results
          .map(({ record, name, type, status }) => {
            const kind = [type, status].filter(Boolean).join(', ')
            return `${record}: ${name} (${kind})`
          })
          .join('\n')
      : `Nothing has such a name. Try fewer or other words or, for a question about many records, list or aggregate. ${page}`,
})
