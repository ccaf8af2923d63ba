import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { endpoints } from './endpoints'
import { schemaText } from './schema-text'

test('writes a schema in the notation of TypeScript', () => {
  const schema = z.object({
    id: z.int(),
    status: z.enum(['on', 'off']).nullish(),
    tags: z.array(z.string()),
    odd: z.array(z.union([z.string(), z.number()])),
    counts: z.record(z.string(), z.int()),
    inner: z.object({ url: z.string().optional() }),
  })
  expect(schemaText(schema)).toBe(
    [
      '{',
      '  id: integer',
      '  status?: "on" | "off" | null',
      '  tags: string[]',
      '  odd: (string | number)[]',
      '  counts: { [name]: integer }',
      '  inner: {',
      '    url?: string',
      '  }',
      '}',
    ].join('\n'),
  )
})

test('can write the schema of every response', () => {
  for (const { path, response } of endpoints) {
    expect(schemaText(response), path).not.toMatch(/undefined|\[object|anything/)
  }
})
