import { z } from 'zod'
import type { Family } from '@/lib/contract/families'
import { listOutlines } from '@/lib/portal/list/list-definitions'
import { listResults } from '@/lib/portal/list/list-results'
import { listAddress } from '@/lib/portal/list/list-state'
import { recordPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import { AllInput, countable, FilterInput, facetsByFamily, getFilters } from '../data/lists'
import { getId } from '../data/records'
import { defineTool, getLicence, Licence } from '../data/tool'

const maxRecords = 100

export const list = defineTool({
  name: 'list',
  title: 'List records',
  description: `Lists the records of a family that match filters, the most important first: for example, the projects that follow both of two standards. Properties by family: ${facetsByFamily}.`,
  limit: 'general',
  input: z.strictObject({
    family: z.enum(countable),
    filters: FilterInput,
    all: AllInput,
    limit: z.int().min(1).max(maxRecords).default(20).describe('Maximum number of records'),
    offset: z.int().min(0).default(0).describe('Number of records to skip'),
  }),
  output: z.object({
    total: z.int().describe('Number of records that match'),
    records: z.array(
      z.object({
        record: z.string().describe('Id for the other tools'),
        name: z.string(),
        facts: z.record(z.string(), z.unknown()).describe('What the list on the website shows'),
        page: z.string().describe('Web page of the record'),
      }),
    ),
    page: z.string().describe('The list on the website'),
    licence: Licence,
  }),
  async answer({ family, filters: given, all, limit, offset }, dataset) {
    const outline = listOutlines[family]
    const index = await dataset.lists.index(family)
    const state = { page: 1, filters: getFilters(dataset, outline, given, all) }
    const names = await dataset.lists.names()
    const { positions, total } = listResults({ ...outline, pageSize: undefined }, index, state)
    const records = positions.slice(offset, offset + limit).map((position) => {
      const { id, name, code, cells } = index.rowAt(position, names)
      const path =
        code === undefined ? recordPath(family as RecordFamily, id, name) : `/countries/${code}`
      return { record: getId({ family, id }), name, facts: cells, page: dataset.siteUrl + path }
    })
    return {
      total,
      records,
      page: dataset.siteUrl + listAddress(`/${family}`, state),
      licence: await getLicence(dataset),
    }
  },
  getText: ({ total, records, page }) =>
    [
      `${counted(total, 'record')} in ${page}`,
      ...records.map(({ record, name }) => `${record}: ${name}`),
    ].join('\n'),
})

type RecordFamily = Exclude<Family, 'countries'>
