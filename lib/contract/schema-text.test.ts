import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerSchema } from './codebook/answers'
import { describedSchema, type JsonSchema } from './described-schema'
import { endpoints } from './endpoints'
import { schemaText } from './schema-text'

test('writes a schema in the notation of TypeScript', () => {
  const schema = z.object({
    id: z.int(),
    status: z.enum(['on', 'off']).nullish(),
    tags: z.array(z.string()),
    odd: z.array(z.union([z.string(), z.number()])),
    counts: z.record(z.string(), z.int()),
    short: z.object({ url: z.string().optional() }),
    long: z.object({
      official_name: z.string(),
      administrative_district_identifier: z.string().nullable(),
    }),
  })
  const lines = [
    '{',
    '  id: integer',
    '  status?: "on" | "off"',
    '  tags: string[]',
    '  odd: (string | number)[]',
    '  counts: { [name]: integer }',
    '  short: { url?: string }',
    '  long: {',
    '    official_name: string',
    '    administrative_district_identifier: string | null',
    '  }',
    '}',
  ].join('\n')
  expect(schemaText(z.toJSONSchema(schema) as JsonSchema)).toBe(lines)
  expect(schemaText(describedSchema(schema, () => undefined))).toBe(lines)
})

test('puts the meaning of a field after its first line', () => {
  const schema = z.object({ place: z.object({ code: z.string() }).nullish() })
  const means: Record<string, object> = {
    place: { means: 'Where it is.', evidence: 'record' },
    'place.code': { means: 'Its code.', example: 'CH', evidence: 'record' },
  }
  const described = describedSchema(schema, ({ path }) => means[path] as never)
  expect(schemaText(described)).toBe(
    ['{', '  place?: { // Where it is.', '    code: string // Its code.', '  }', '}'].join('\n'),
  )
  expect(schemaText(described, { isDescribed: false })).not.toContain('//')
})

test('can write the schema of every answer', () => {
  expect(endpoints).not.toEqual([])
  for (const endpoint of endpoints) {
    expect(schemaText(answerSchema(endpoint)), endpoint.path).not.toMatch(
      /undefined|\[object|: anything/,
    )
  }
})
