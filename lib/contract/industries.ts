import { z } from 'zod'
import { assigned, counted, type Definitions, fromSource } from './codebook/definition'
import { IncludedProject, NameRef } from './values'

/** Industries with fewer related projects are not listed. */
export const minIndustryProjects = 5

export const ProjectOfIndustry = IncludedProject.extend({ excerpt: z.string().nullish() })

export const Industry = z.object({
  ...NameRef.shape,
  project_count: z.int(),
  projects: z.array(ProjectOfIndustry).nullish(),
})
export type Industry = z.infer<typeof Industry>

export const IndustryList = z.object({ data: z.array(Industry) })

export const industryDefinitions: Definitions = {
  name: assigned('Name of the industry.', 'Education'),
  project_count: counted('Number of projects. Industries with fewer than five are not listed.', 38),
  projects: fromSource('Projects.'),
}
