/** The values of entities' properties, for clients that add them to a table as columns. */
import type { z } from 'zod'
import { entityTypes, getEntity } from './entities'
import { getProperty, type PropertyContext } from './properties'
import type { ExtendQuery } from './query'

/** Unknown entities have no values, and unknown properties are omitted. */
export function getExtension(
  { ids, properties: asked }: z.infer<typeof ExtendQuery>,
  context: PropertyContext,
) {
  const known = [...new Set(asked.map(({ id }) => id))].flatMap((id) => getProperty(id) ?? [])
  const rows = ids.map((id) => {
    const entity = getEntity(id, context.facts)
    const cells = known.map((property) => [
      property.id,
      entity ? property.getValues(entity, context) : [],
    ])
    return [id, Object.fromEntries(cells)] as const
  })
  const meta = known.map(({ id, name, values }) => {
    const type = entityTypes.find((one) => one.id === values)
    return { id, name, ...(type ? { type } : {}) }
  })
  return { meta, rows: Object.fromEntries(rows) }
}
