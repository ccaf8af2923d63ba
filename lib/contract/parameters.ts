/**
 * Query and path parameters. Each is a codec between the text in a URL and a typed value: the server decodes with it,
 * the client encodes with it, and the OpenAPI description is generated from it.
 */
import { z } from 'zod'
import { evidenceFamilies } from './evidence'
import { sourceKinds, sourceStates } from './sources'
import { EntityType, ProjectType } from './values'

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

export const maxQueryLength = 200
export const maxPageSize = 100
export const defaultPageSize = 20

export const IdParameter = integer(1, Number.MAX_SAFE_INTEGER).describe('The number of the record')

const text = z.string().max(maxQueryLength)

export const ListQuery = z.object({
  page: integer(1, Number.MAX_SAFE_INTEGER).default(1).describe('1-indexed page number'),
  per_page: integer(1, maxPageSize)
    .default(defaultPageSize)
    .describe(`Page size, 1 to ${maxPageSize}`),
  q: text
    .optional()
    .describe(
      'Case-insensitive partial text search on names or titles. Misspellings are for `/search`',
    ),
})

export const SearchQuery = z.object({
  query: text
    .optional()
    .describe(
      'Part of a name or title. Names that contain it come first, followed by those with its words in any order or with small misspellings',
    ),
})

export const GraphQuery = z.object({
  format: z.literal('json').default('json').describe('Only `json` is defined'),
})

export const projectFilters = { type: ProjectType.optional().describe('Only this type') }
export const entityFilters = { type: EntityType.optional().describe('Only this type') }
export const regulationFilters = {
  country: text
    .optional()
    .describe('ISO 3166-1 alpha-2 code, exact match; `EU` for the European Union'),
}

export const sourceFilters = {
  kind: z.enum(sourceKinds).optional().describe('Only sources of this kind'),
  publisher: text.optional().describe('Only sources of this publisher, by its exact name'),
  status: z.enum(sourceStates).optional().describe('Only sources in this state'),
  cited_in: text
    .optional()
    .describe('Only sources that this record names, by its path in the API: `projects/118`'),
}

export const evidenceFilters = {
  family: z.enum(evidenceFamilies).optional().describe('Only records of this family'),
  record: IdParameter.optional().describe('Only the record of this id; together with `family`'),
}

/** Returns the `include_<name>` parameters of a list, in the order in which the arrays appear in an item. */
export function includeFlags<Name extends string>(names: readonly Name[]) {
  const flags = names.map((name) => [
    `include_${name}`,
    flag.describe(`Adds the array \`${name}\` to each item`),
  ])
  return Object.fromEntries(flags) as Record<`include_${Name}`, typeof flag>
}
