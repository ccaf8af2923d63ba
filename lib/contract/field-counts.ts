/** How many records have each field. An addition beyond `api.md`, which another server of the contract need not have. */
import { z } from 'zod'

export const FieldCounts = z.object({
  data: z.array(
    z.object({
      /** A family of records, or `sources`. */
      collection: z.string(),
      /** The number of all its records. */
      records: z.int().min(0),
      /** Fields that no record has are left out. */
      fields: z.array(
        z.object({
          /** `launch_date`, `entities[].source`. */
          path: z.string(),
          records: z.int().min(1),
        }),
      ),
    }),
  ),
})
export type FieldCounts = z.infer<typeof FieldCounts>
