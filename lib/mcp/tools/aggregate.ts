import { z } from 'zod'
import { families, getWords } from '@/lib/contract/families'
import type { FacetOutline, ListOutline } from '@/lib/portal/list/list-definition'
import { listOutlines } from '@/lib/portal/list/list-definitions'
import { listResults } from '@/lib/portal/list/list-results'
import { type Filters, listAddress, withValues } from '@/lib/portal/list/list-state'
import { capitalized } from '@/lib/text/capitalized'
import { listOfFamily } from '../data/family-list'
import { getGroups } from '../data/groups'
import { getLicence, Licence } from '../data/licence'
import { defineTool, ToolError } from '../data/tool'

const maxGroups = 500
const maxText = 100

/** Countries and industries have no facets by which they could be counted. */
const countable = families.filter((family) => listOutlines[family].facets.length > 0)

const facetsByFamily = countable
  .map((family) => `${family}: ${listOutlines[family].facets.map(({ key }) => key).join(', ')}`)
  .join('; ')

function getFacet({ family, facets }: ListOutline, key: string): FacetOutline {
  const facet = facets.find((one) => one.key === key)
  if (facet) return facet
  const known = facets.map((one) => one.key).join(', ')
  throw new ToolError(
    `${capitalized(getWords(family).many)} cannot be counted by "${key}". Valid properties: ${known}.`,
  )
}

/**
 * Describes the values that a facet accepts: a few fixed values, codes of countries or ids of records. Facets that
 * accept any text need no description.
 */
function takes({ order, parse }: FacetOutline): string {
  if (order) return order.join(', ')
  return parse('ch') === 'CH' ? 'the code of a country, such as CH' : 'the number of a record'
}

function getFilters(outline: ListOutline, given: Readonly<Record<string, string[]>>): Filters {
  let filters: Filters = {}
  for (const [key, texts] of Object.entries(given)) {
    const facet = getFacet(outline, key)
    const values = texts.map((text) => {
      const value = facet.parse(text)
      if (value !== undefined) return value
      throw new ToolError(`The filter ${key} must be ${takes(facet)}, not "${text}".`)
    })
    filters = withValues(filters, key, values)
  }
  return filters
}

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
    filters: z
      .record(z.string().max(maxText), z.array(z.string().max(maxText)).min(1).max(50))
      .optional()
      .describe('Filters: allowed values by property, such as {"status": ["Pilot"]}'),
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
  async answer({ family, by, filters: given = {}, limit }, dataset) {
    const { outline, index } = await listOfFamily(dataset, family)
    const keys = [...new Set(by)]
    const facets = keys.map((key) => getFacet(outline, key))
    const filters = getFilters(outline, given)
    const names = await dataset.names()
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
        (all, { property, value }) => withValues(all, property, [value]),
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
})
