import { z } from 'zod'
import { IncludedProject, NameRef } from './values'

/** Industries with fewer related projects are not listed. */
export const minIndustryProjects = 5

export const Industry = z.object({
  ...NameRef.shape,
  project_count: z.int(),
  projects: z.array(IncludedProject.extend({ excerpt: z.string().nullish() })).nullish(),
})
export type Industry = z.infer<typeof Industry>

export const IndustryList = z.object({ data: z.array(Industry) })
