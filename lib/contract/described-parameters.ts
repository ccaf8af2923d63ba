/** The parameters of an endpoint as JSON Schema, for OpenAPI, the reference and error messages. */
import { z } from 'zod'
import type { Endpoint } from './endpoints'
import { IdParameter } from './parameters'

export type JsonSchema = Record<string, unknown>

export interface DescribedParameter {
  name: string
  in: 'query' | 'path'
  required: boolean
  description: string
  schema: JsonSchema
  /** For several values: they are separated by commas. */
  style?: 'form'
  explode?: false
}

function described(
  name: string,
  location: DescribedParameter['in'],
  type: z.ZodType,
): DescribedParameter {
  const { $schema: _, description, ...schema } = z.toJSONSchema(type) as JsonSchema
  // Unlike the bounds of a response field, these bounds stay, because the server rejects values outside them.
  const format = schema.type === 'integer' ? { format: 'int64' } : {}
  return {
    name,
    in: location,
    required: location === 'path',
    description: String(description),
    schema: { ...schema, ...format },
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
  }
}

/**
 * Describes the values that a parameter accepts, for the message about an invalid one.
 * @example acceptedValues({ schema: { type: 'boolean' } }) // 'true or false'
 */
export function acceptedValues({ schema }: Pick<DescribedParameter, 'schema'>): string {
  const { type, minimum, maximum, maxLength } = schema
  if (Array.isArray(schema.enum)) return schema.enum.join(' or ')
  if (schema.const !== undefined) return String(schema.const)
  if (type === 'boolean') return 'true or false'
  if (type === 'array') return 'values separated by commas'
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  if (schema.pattern !== undefined) return 'a version such as 2026.11.22'
  return `a text of at most ${maxLength} characters`
}

type EndpointParameters = Pick<Endpoint, 'path' | 'query'>

export const hasParameters = (endpoint: EndpointParameters): boolean =>
  describedParameters(endpoint).length > 0

export function describedParameters({ path, query }: EndpointParameters): DescribedParameter[] {
  const id = path.includes('{id}') ? [described('id', 'path', IdParameter)] : []
  const shape = query.shape as Record<string, z.ZodType>
  return [...id, ...Object.entries(shape).map(([name, type]) => described(name, 'query', type))]
}
