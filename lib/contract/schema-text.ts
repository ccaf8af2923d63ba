/** Writes a schema in the notation of TypeScript, one field per line: `website?: string | null`. */
import { z } from 'zod'
import type { JsonSchema } from './described-parameters'

const unique = (texts: readonly string[]): string => [...new Set(texts)].join(' | ')

function objectText({ properties, required, additionalProperties }: JsonSchema, indent: string) {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  if (fields.length === 0) {
    const values = additionalProperties as JsonSchema | boolean | undefined
    return typeof values === 'object' ? `{ [name]: ${textOf(values, indent)} }` : '{}'
  }
  const requiredNames = new Set(required as string[] | undefined)
  const innerIndent = `${indent}  `
  const lines = fields.map(([name, schema]) => {
    const text = textOf(schema, innerIndent)
    return `${innerIndent}${name}${requiredNames.has(name) ? '' : '?'}: ${text}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function textOf(schema: JsonSchema, indent: string): string {
  if (Array.isArray(schema.anyOf)) {
    return unique(schema.anyOf.map((option: JsonSchema) => textOf(option, indent)))
  }
  if (Array.isArray(schema.enum)) return unique(schema.enum.map((value) => JSON.stringify(value)))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'array') {
    const items = textOf((schema.items ?? {}) as JsonSchema, indent)
    return items.includes(' | ') && !items.startsWith('{') ? `(${items})[]` : `${items}[]`
  }
  if (schema.type === 'object') return objectText(schema, indent)
  if (Array.isArray(schema.type)) return unique(schema.type)
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

export const schemaText = (schema: z.ZodType): string =>
  textOf(z.toJSONSchema(schema) as JsonSchema, '')
