import { z } from 'zod'
import { listOutlines } from '@/lib/portal/list/list-definitions'
import { listResults } from '@/lib/portal/list/list-results'
import { type Filters, listAddress, withValues } from '@/lib/portal/list/list-state'
import { counted } from '@/lib/text/counted'
import {
  AllInput,
  countable,
  FilterInput,
  facetsByFamily,
  getFacet,
  getFilters,
  getGroups,
  maxText,
} from '../data/lists'
import { defineTool, getLicence, Licence } from '../data/tool'

const maxGroups = 500

export const aggregate = defineTool({
  name: 'aggregate',
  title: 'Count records',
  description: `Counts the records of a family by one or two properties, after filters: for example, projects by country and status. A record with several values is counted under each, so groups can add up to more than the total. Properties by family: ${facetsByFamily}.`,
  limit: 'general',
  input: z.strictObject({
    family: z.enum(countable),
    by: z
      .array(z.string().max(maxText))
      .min(1)
      .max(2)
      .describe('One or two properties, such as ["country", "status"]'),
    filters: FilterInput,
    all: AllInput,
    limit: z.int().min(1).max(maxGroups).default(100).describe('Maximum number of groups'),
  }),
  output: z.object({
    total: z.int().describe('Number of records after filters'),
    groups: z.array(
      z.object({
        values: z.array(z.object({ property: z.string(), value: z.string(), name: z.string() })),
        count: z.int(),
        page: z.string().describe('List of these records'),
      }),
    ),
    omitted: z.int().describe('Number of groups beyond the limit'),
    page: z.string().describe('List of all records after filters'),
    licence: Licence,
  }),
  async answer({ family, by, filters: given, all, limit }, dataset) {
    const outline = listOutlines[family]
    const index = await dataset.lists.index(family)
    const keys = [...new Set(by)]
    const facets = keys.map((key) => getFacet(outline, key))
    const filters = getFilters(dataset, outline, given, all)
    const names = await dataset.lists.names()
    const whole = { ...outline, pageSize: undefined }
    const { positions, total } = listResults(whole, index, { page: 1, filters })
    const groups = getGroups(index, positions, keys)
    const getPage = (values: Filters) =>
      dataset.siteUrl + listAddress(`/${family}`, { page: 1, filters: values })
    const shown = groups.slice(0, limit).map(({ values, count }) => {
      const entries = facets.map((facet, place) => {
        const value = values[place] ?? ''
        return { property: facet.key, value, name: facet.getName(value, names) ?? value }
      })
      const chosen = entries.reduce(
        (chosen, { property, value }) => withValues(chosen, property, [value]),
        filters,
      )
      return { values: entries, count, page: getPage(chosen) }
    })
    return {
      total,
      groups: shown,
      omitted: groups.length - shown.length,
      page: getPage(filters),
      licence: await getLicence(dataset),
    }
  },
  getText: ({ total, groups, page }) =>
    [
      `${counted(total, 'record')} in ${page}`,
      ...groups.map(
        ({ values, count }) => `${values.map(({ name }) => name).join(', ')}: ${count}`,
      ),
    ].join('\n'),
})
