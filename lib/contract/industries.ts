import { z } from 'zod'
import { NameRef, ProjectUse } from './values'

/** An industry is listed from this many project relations on. */
export const industryMinimum = 5

export const Industry = z.object({
  ...NameRef.shape,
  project_count: z.int(),
  projects: z.array(ProjectUse.extend({ excerpt: z.string().nullish() })).nullish(),
})
export type Industry = z.infer<typeof Industry>

export const IndustryList = z.object({ data: z.array(Industry) })
