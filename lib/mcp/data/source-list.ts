/** The pages that confirm the result of a tool. */
import { z } from 'zod'
import { type SourceUse, sourceIndex } from '@/lib/portal/sources/source-index'

export const SourceEntry = z.object({
  url: z.string(),
  archived: z.string().describe('Archived copy').optional(),
})

export const SourceList = z
  .array(SourceEntry)
  .describe('Sources of these facts, without duplicates')

/** Lists each source once. Texts that are not web addresses are left out. */
export const makeSourceList = (uses: Iterable<SourceUse>): z.input<typeof SourceList> =>
  sourceIndex('', uses).sources.flatMap(({ url, archived }) =>
    url === undefined ? [] : [{ url, ...(archived ? { archived } : {}) }],
  )
