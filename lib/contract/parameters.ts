/**
 * Query and path parameters. Each is a codec between the text in a URL and a typed value: the server decodes with it,
 * the client encodes with it, and the OpenAPI description is generated from it.
 */
import { z } from 'zod'
import { maxQueryLength } from '@/lib/text/search-text'
import { evidenceFamilies } from './evidence'
import { sourceKinds, sourceStates } from './sources'
import { EntityType, ProjectType } from './values'
import { versionForm } from './version-form'

const integer = (minimum: number, maximum: number) =>
  z.codec(z.string().regex(/^\d{1,16}$/), z.int().min(minimum).max(maximum), {
    decode: Number,
    encode: String,
  })

const flag = z
  .codec(z.string().regex(/^(?:true|false|1|0)$/i), z.boolean(), {
    decode: (text) => /^(?:true|1)$/i.test(text),
    encode: (value) => (value ? 'true' : 'false'),
  })
  .default(false)

export const maxPageSize = 100
export const defaultPageSize = 20

export const IdParameter = integer(1, Number.MAX_SAFE_INTEGER).describe('Record id')

const text = z.string().max(maxQueryLength)

export const ListQuery = z.object({
  page: integer(1, Number.MAX_SAFE_INTEGER).default(1).describe('Page number, from 1'),
  per_page: integer(1, maxPageSize)
    .default(defaultPageSize)
    .describe(`Page size, 1 to ${maxPageSize}`),
  q: text
    .optional()
    .describe('Case-insensitive partial match on names or titles. For misspellings, use `/search`'),
})

export const SearchQuery = z.object({
  query: text
    .optional()
    .describe(
      'Part of a name or title. Exact matches come first, then other word orders and small misspellings',
    ),
})

export const GraphQuery = z.object({
  format: z.literal('json').default('json').describe('Only `json` is supported'),
})

export const projectFilters = { type: ProjectType.optional().describe('Filter by type') }
export const entityFilters = { type: EntityType.optional().describe('Filter by type') }
export const regulationFilters = {
  country: text
    .optional()
    .describe('ISO 3166-1 alpha-2 code, exact match; `EU` for the European Union'),
}

export const sourceFilters = {
  kind: z.enum(sourceKinds).optional().describe('Filter by kind of source'),
  publisher: text.optional().describe('Filter by publisher (exact name)'),
  status: z.enum(sourceStates).optional().describe('Filter by state'),
  cited_in: text.optional().describe('Filter by citing record, as its API path: `projects/118`'),
}

export const evidenceFilters = {
  family: z.enum(evidenceFamilies).optional().describe('Filter by family'),
  record: IdParameter.optional().describe('Filter by record id; requires `family`'),
}

/** Returns the `include_<name>` parameters of a list, in the order in which the arrays appear in an item. */
export function includeFlags<Name extends string>(names: readonly Name[]) {
  const flags = names.map((name) => [
    `include_${name}`,
    flag.describe(`Adds the array \`${name}\` to each item`),
  ])
  return Object.fromEntries(flags) as Record<`include_${Name}`, typeof flag>
}

export const versionNotFound = 'Version not found'

export const VersionParameter = z.string().regex(versionForm)

/**
 * The parameter of every endpoint that can return data as of a version. An addition to the API contract.
 */
export const versionParameter = {
  version: VersionParameter.optional().describe(
    'Version of the data, from `/versions`. Defaults to the current data',
  ),
}
