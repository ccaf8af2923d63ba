import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerSchema } from './codebook/answers'
import type { FieldDefinition } from './codebook/definition'
import { describedSchema, type JsonSchema } from './described-schema'
import { endpoints } from './endpoints'

const definitions: Record<string, FieldDefinition> = {
  kind: { means: 'Its kind.', example: 'a', evidence: 'record', values: { a: 'One.', b: 'Two.' } },
  'parts[].kind': {
    means: 'Its kinds.',
    example: ['a'],
    evidence: 'record',
    values: { a: 'One.' },
  },
}

test('describes fields at every depth, with enums that keep null', () => {
  const schema = z.object({
    kind: z.string().nullish(),
    count: z.int().min(0),
    parts: z.array(z.object({ kind: z.array(z.string()) })).nullish(),
  })
  expect(describedSchema(schema, ({ path }) => definitions[path])).toEqual({
    type: 'object',
    required: ['count'],
    properties: {
      kind: {
        type: ['string', 'null'],
        enum: ['a', 'b', null],
        description: 'Its kind.',
        examples: ['a'],
      },
      count: { type: 'integer', format: 'int64', minimum: 0 },
      parts: {
        type: ['array', 'null'],
        items: {
          type: 'object',
          required: ['kind'],
          properties: {
            kind: {
              type: 'array',
              items: { type: 'string', enum: ['a'] },
              description: 'Its kinds.',
              examples: [['a']],
            },
          },
        },
      },
    },
  })
})

/** Yields the properties of a schema at every depth, with their paths. */
function* getProperties(schema: JsonSchema, prefix = ''): Generator<[string, JsonSchema]> {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  for (const [name, property] of Object.entries(properties)) {
    yield [prefix + name, property]
    yield* getProperties(property, `${prefix + name}.`)
  }
  if (schema.items) yield* getProperties(schema.items as JsonSchema, prefix)
}

test('every field of every answer has a description and, unless it has fields of its own, an example', () => {
  const properties = endpoints.flatMap((endpoint) =>
    [...getProperties(answerSchema(endpoint))].map(([path, schema]) => ({
      name: `${endpoint.path}: ${path}`,
      schema,
    })),
  )
  const isDescribed = ({ description, examples, ...schema }: JsonSchema) => {
    const items = (schema.items ?? schema) as JsonSchema
    const hasFields = [items.type].flat().includes('object')
    const hasExample = Array.isArray(examples) && examples.length === 1
    return /^[A-Z].*\.$/.test(String(description)) && (hasFields || hasExample)
  }
  const wrong = properties.filter(({ schema }) => !isDescribed(schema))
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(properties.length).toBeGreaterThan(500)
})

test('no schema is closed to further fields', () => {
  expect(endpoints).not.toEqual([])
  for (const endpoint of endpoints) {
    expect(JSON.stringify(answerSchema(endpoint)), endpoint.path).not.toContain(
      '"additionalProperties":false',
    )
  }
})
