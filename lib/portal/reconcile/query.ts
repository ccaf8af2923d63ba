/** Requests of clients (https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/). */
import { z } from 'zod'

/** The maximum number of queries in a batch, and of entities in an extension. */
export const maxBatch = 20
export const maxIds = 500
/**
 * The maximum number of properties in a query, and of values of each property. A query without a name compares its
 * values with the values of every record.
 */
export const maxProperties = 20
export const maxValues = 50
/** Queries are truncated to this number of characters, which is longer than any name. */
const maxText = 200
const maxCandidates = 25
const defaultCandidates = 5

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ id: z.string(), name: z.string().optional() }),
])
export type QueryValue = z.infer<typeof value>

const getList = <T extends z.ZodType>(entry: T, longest: number) =>
  z
    .union([entry, z.array(entry).max(longest)])
    .transform((entries): z.output<T>[] => [entries].flat() as z.output<T>[])

export const ReconcileQuery = z
  .object({
    query: z
      .string()
      .transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, maxText))
      .optional(),
    type: getList(z.string(), maxValues).default([]),
    limit: z
      .number()
      .transform((limit) => Math.min(maxCandidates, Math.max(1, Math.floor(limit) || 1)))
      .default(defaultCandidates),
    properties: z
      .array(z.object({ pid: z.string(), v: getList(value, maxValues) }))
      .max(maxProperties)
      .default([]),
  })
  .refine(({ query, properties }) => query || properties.length > 0)
export type ReconcileQuery = z.infer<typeof ReconcileQuery>

export const QueryBatch = z.record(z.string(), ReconcileQuery)

export const ExtendQuery = z.object({
  ids: z.array(z.string()),
  properties: z.array(z.object({ id: z.string() })),
})

/** The value of a JSON parameter. Undefined if it is not JSON or does not match the schema. */
export function readJson<T extends z.ZodType>(text: string, form: T): z.output<T> | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
