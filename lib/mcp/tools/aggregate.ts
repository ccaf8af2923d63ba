import { z } from 'zod'
import type { Facet } from '@/lib/portal/list/list-definition'
import { lists } from '@/lib/portal/list/list-definitions'
import { listResults } from '@/lib/portal/list/list-results'
import { type Filters, listAddress, withValues } from '@/lib/portal/list/list-state'
import { counted } from '@/lib/text/counted'
import {
  countable,
  FilterInput,
  facetsByFamily,
  getFacet,
  getFilters,
  getGroups,
  MatchAllInput,
  maxText,
} from '../data/lists'
import { defineTool, getLicence, Licence, ToolError } from '../data/tool'

const maxGroups = 500

const CountedValue = z.object({ value: z.string(), name: z.string(), count: z.int() })

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
    all: MatchAllInput,
    limit: z.int().min(1).max(maxGroups).default(100).describe('Maximum number of groups'),
  }),
  output: z.object({
    total: z.int().describe('Number of records after filters'),
    groups: z.array(
      z.object({
        ...CountedValue.shape,
        page: z.string().describe('List of these records'),
        groups: z.array(CountedValue).optional().describe('Their counts by the second property'),
      }),
    ),
    omitted: z.int().describe('Number of groups beyond the limit'),
    page: z.string().describe('List of all records after filters'),
    licence: Licence,
  }),
  async answer({ family, by, filters: given, all: matchAll, limit }, dataset) {
    const list = lists[family]
    const index = await dataset.lists.index(family)
    const [first, second] = [...new Set(by)].map((key) => getFacet(list, key))
    if (!first) throw new ToolError('Name one or two properties in `by`.')
    const filters = await getFilters(list, { filters: given, matchAll }, { dataset, index })
    const names = await dataset.lists.names()
    const { positions, total } = listResults({ ...list, pageSize: undefined }, index, {
      page: 1,
      filters,
    })
    const getPage = (values: Filters) =>
      dataset.siteUrl + listAddress(`/${family}`, { filters: values })
    const describe = (facet: Facet, value: string, count: number) => ({
      value,
      name: facet.getName(value, names) ?? value,
      count,
    })
    const groups = getGroups(index, positions, [first.key])
    const pairs = second ? getGroups(index, positions, [first.key, second.key]) : []
    const shownPairs = pairs.slice(0, maxGroups)
    const visibleGroups = groups.slice(0, limit).map(({ values: [value = ''], count }) => ({
      ...describe(first, value, count),
      page: getPage(withValues(filters, first.key, [value])),
      ...(second && {
        groups: shownPairs
          .filter(({ values: [groupValue] }) => groupValue === value)
          .map(({ values: [, innerValue = ''], count }) => describe(second, innerValue, count)),
      }),
    }))
    return {
      total,
      groups: visibleGroups,
      omitted: groups.length - visibleGroups.length + pairs.length - shownPairs.length,
      page: getPage(filters),
      licence: await getLicence(dataset),
    }
  },
  getText: ({ total, groups, page }) =>
    [
      `${counted(total, 'record')} in ${page}`,
      ...groups.map(({ name, count, groups: inner }) => {
        const counts = inner?.map((group) => `${group.name} ${group.count}`)
        return `${name}: ${count}${counts ? ` (${counts.length}: ${counts.join(', ')})` : ''}`
      }),
    ].join('\n'),
})
