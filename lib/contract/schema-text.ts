/**
 * Writes a schema in TypeScript notation, one field per line, except for short objects. A field with `?` may be absent or
 * null. Its description follows on the same line, as a comment, unless descriptions are elsewhere.
 */
import type { JsonSchema } from './described-schema'

interface Layout {
  indent: string
  isDescribed: boolean
}

/** Longer objects have a line for each field. */
const maxLineLength = 72

const unique = (texts: readonly string[]): string => [...new Set(texts)].join(' | ')

function objectText(
  { properties, required, additionalProperties }: JsonSchema,
  { indent, isDescribed }: Layout,
) {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>)
  if (fields.length === 0) {
    const values = additionalProperties as JsonSchema | boolean | undefined
    return typeof values === 'object'
      ? `{ [name]: ${getText(values, { indent, isDescribed })} }`
      : '{}'
  }
  const requiredNames = new Set(required as string[] | undefined)
  const innerIndent = `${indent}  `
  const lines = fields.map(([name, schema]) => {
    const isRequired = requiredNames.has(name)
    const inner = getText(schema, { indent: innerIndent, isDescribed })
    const [first, ...otherLines] = (isRequired ? inner : inner.replace(/ \| null$/, '')).split('\n')
    const { description } = schema
    const comment = isDescribed && description ? ` // ${description}` : ''
    const start = `${innerIndent}${name}${isRequired ? '' : '?'}: ${first}`
    return [start + comment, ...otherLines].join('\n')
  })
  const line = `{ ${lines.map((text) => text.trim()).join(', ')} }`
  const isShort = indent !== '' && line.length <= maxLineLength && !/\n| \/\/ /.test(line)
  return isShort ? line : `{\n${lines.join('\n')}\n${indent}}`
}

function listText({ items }: JsonSchema, layout: Layout): string {
  const text = getText((items ?? {}) as JsonSchema, layout)
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
}

function getText(schema: JsonSchema, layout: Layout): string {
  if (Array.isArray(schema.anyOf)) {
    return unique(schema.anyOf.map((option: JsonSchema) => getText(option, layout)))
  }
  if (Array.isArray(schema.enum)) return unique(schema.enum.map((value) => JSON.stringify(value)))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.type)) {
    return unique(schema.type.map((type) => getText({ ...schema, type }, layout)))
  }
  if (schema.type === 'array') return listText(schema, layout)
  if (schema.type === 'object') return objectText(schema, layout)
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

/** `isDescribed` adds the descriptions of fields. */
export const schemaText = (schema: JsonSchema, { isDescribed = true } = {}): string =>
  getText(schema, { indent: '', isDescribed })
