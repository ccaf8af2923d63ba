/** The number of records that have each field. An addition to `api.md`, which other servers may lack. */
import { z } from 'zod'

export const FieldCounts = z.object({
  data: z.array(
    z.object({
      /** A collection of the API: a family, `sources` or `evidence`. */
      collection: z.string(),
      /** The total number of records. */
      records: z.int().min(0),
      /** Fields that no record has are left out. */
      fields: z.array(
        z.object({
          /** A path such as `launch_date` or `entities[].source`. */
          path: z.string(),
          records: z.int().min(1),
        }),
      ),
    }),
  ),
})
export type FieldCounts = z.infer<typeof FieldCounts>
