import { z } from 'zod'
import { lists } from '@/lib/portal/list/list-definitions'
import { listResults } from '@/lib/portal/list/list-results'
import { listAddress } from '@/lib/portal/list/list-state'
import { profilePath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import {
  countable,
  FilterInput,
  facetsByFamily,
  getFilters,
  MatchAllInput,
  maxText,
} from '../data/lists'
import { getId, readableFields, readRecord } from '../data/records'
import { defineTool, getLicence, Licence, ToolError } from '../data/tool'

const maxRecords = 100
const maxFields = 10

/** Fields whose names the text of a result leaves out. */
const selfExplanatory = new Set(['type', 'status', 'manager', 'country'])

export const list = defineTool({
  name: 'list',
  title: 'List records',
  description: `Lists the records of a family that match filters, the most important first: for example, the projects that follow both of two standards, with the fields that you choose. Properties by family: ${facetsByFamily}.`,
  limit: 'general',
  input: z.strictObject({
    family: z.enum(countable),
    filters: FilterInput,
    all: MatchAllInput,
    fields: z
      .array(z.string().max(maxText))
      .max(maxFields)
      .optional()
      .describe('Further fields of the full records, such as ["end_date", "dlt_instances"]'),
    limit: z.int().min(1).max(maxRecords).default(20).describe('Maximum number of records'),
    offset: z.int().min(0).default(0).describe('Number of records to skip'),
  }),
  output: z.object({
    total: z.int().describe('Number of records that match'),
    records: z.array(
      z.object({
        record: z.string().describe('Id for the other tools'),
        name: z.string(),
        facts: z
          .record(z.string(), z.string())
          .describe('What the list on the website shows, and `fields`. Absent: not disclosed'),
        page: z.string().describe('Web page of the record'),
      }),
    ),
    page: z.string().describe('The list on the website'),
    licence: Licence,
  }),
  async answer({ family, filters, all: matchAll, fields = [], limit, offset }, dataset) {
    const definition = lists[family]
    const index = await dataset.lists.index(family)
    const choices = { filters, matchAll }
    const state = { page: 1, filters: await getFilters(definition, choices, { dataset, index }) }
    const names = await dataset.lists.names()
    const { positions, total } = listResults({ ...definition, pageSize: undefined }, index, state)
    const rows = positions
      .slice(offset, offset + limit)
      .map((position) => index.rowAt(position, names))
    const added = await Promise.all(
      rows.map(({ id }) => (fields.length > 0 ? readRecord(dataset, { family, id }) : {})),
    )
    const pick = fieldPicker(fields, added)
    const records = rows.map(({ id, name, code, cells: { score: _, ...cells } }, place) => {
      const path = profilePath({ family, id, name, code })
      const facts = readableFields({ ...cells, ...pick(added[place] ?? {}) })
      return { record: getId({ family, id }), name, facts, page: dataset.siteUrl + path }
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
      ...records.map(({ record, name, facts }) => {
        const factTexts = Object.entries(facts).map(([field, text]) =>
          selfExplanatory.has(field) ? text : `${field}: ${text}`,
        )
        return `${record}: ${[name, ...factTexts].join(' | ')}`
      }),
    ].join('\n'),
})

/** Returns a function that picks fields of documents. Throws a `ToolError` for a field that none of them has. */
function fieldPicker(fields: readonly string[], documents: readonly object[]) {
  const fieldNames = new Set(documents.flatMap((document) => Object.keys(document)))
  const unknown = fields.find((field) => !fieldNames.has(field))
  if (unknown !== undefined && documents.length > 0) {
    throw new ToolError(
      `No record has the field "${unknown}". Fields: ${[...fieldNames].join(', ')}.`,
    )
  }
  return (document: object) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => fields.includes(name)))
}
