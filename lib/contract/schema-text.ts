/**
 * Writes a schema in TypeScript notation, one field per line: `website?: string | null`. The description of a field and
 * an example of its value follow on the same line, as a comment.
 */
import type { JsonSchema } from './described-parameters'

const unique = (texts: readonly string[]): string => [...new Set(texts)].join(' | ')

/**
 * Returns the comment that follows a field, or an empty string for a field without a description.
 * @example getComment({ description: 'The year.', examples: [2025] }) // ' // The year. Example: 2025'
 */
function getComment({ description, examples }: JsonSchema): string {
  if (typeof description !== 'string') return ''
  const [example] = Array.isArray(examples) ? examples : []
  return ` // ${description}${example === undefined ? '' : ` Example: ${JSON.stringify(example)}`}`
}

function objectText({ properties, required, additionalProperties }: JsonSchema, indent: string) {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  if (fields.length === 0) {
    const values = additionalProperties as JsonSchema | boolean | undefined
    return typeof values === 'object' ? `{ [name]: ${getText(values, indent)} }` : '{}'
  }
  const requiredNames = new Set(required as string[] | undefined)
  const innerIndent = `${indent}  `
  const lines = fields.map(([name, schema]) => {
    const [first, ...others] = getText(schema, innerIndent).split('\n')
    const start = `${innerIndent}${name}${requiredNames.has(name) ? '' : '?'}: ${first}`
    return [start + getComment(schema), ...others].join('\n')
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function listText({ items }: JsonSchema, indent: string): string {
  const text = getText((items ?? {}) as JsonSchema, indent)
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
}

function getText(schema: JsonSchema, indent: string): string {
  if (Array.isArray(schema.anyOf)) {
    return unique(schema.anyOf.map((option: JsonSchema) => getText(option, indent)))
  }
  if (Array.isArray(schema.enum)) return unique(schema.enum.map((value) => JSON.stringify(value)))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.type)) {
    return unique(schema.type.map((type) => getText({ ...schema, type }, indent)))
  }
  if (schema.type === 'array') return listText(schema, indent)
  if (schema.type === 'object') return objectText(schema, indent)
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

export const schemaText = (schema: JsonSchema): string => getText(schema, '')
