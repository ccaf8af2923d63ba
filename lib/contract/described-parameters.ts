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

export function describedParameters({
  path,
  query,
}: Pick<Endpoint, 'path' | 'query'>): DescribedParameter[] {
  const id = path.includes('{id}') ? [described('id', 'path', IdParameter)] : []
  const shape = query.shape as Record<string, z.ZodType>
  return [...id, ...Object.entries(shape).map(([name, type]) => described(name, 'query', type))]
}
