/** The parameters of an endpoint as JSON Schema describes them: for OpenAPI and for readers. */
import { z } from 'zod'
import type { Endpoint } from './endpoints'
import { IdParameter } from './parameters'

export type JsonSchema = Record<string, unknown>

export interface DescribedParameter {
  name: string
  in: 'query' | 'path'
  required: boolean
  description?: string
  schema: JsonSchema
}

function described(
  name: string,
  where: DescribedParameter['in'],
  type: z.ZodType,
): DescribedParameter {
  const { $schema: _, description, ...schema } = z.toJSONSchema(type) as JsonSchema
  return {
    name,
    in: where,
    required: where === 'path',
    description: description as string | undefined,
    schema,
  }
}

/** What a parameter takes, as a message about a wrong one says it. */
export function takes({ schema }: Pick<DescribedParameter, 'schema'>): string {
  const { type, minimum, maximum, maxLength } = schema
  if (Array.isArray(schema.enum)) return schema.enum.join(' or ')
  if (schema.const !== undefined) return String(schema.const)
  if (type === 'boolean') return 'true or false'
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  return `a text of at most ${maxLength} characters`
}

type WithParameters = Pick<Endpoint, 'path' | 'query'>

export const takesParameters = (endpoint: WithParameters): boolean =>
  describedParameters(endpoint).length > 0

export function describedParameters({ path, query }: WithParameters): DescribedParameter[] {
  const id = path.includes('{id}') ? [described('id', 'path', IdParameter)] : []
  const shape = query.shape as Record<string, z.ZodType>
  return [...id, ...Object.entries(shape).map(([name, type]) => described(name, 'query', type))]
}
