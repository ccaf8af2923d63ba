import { z } from 'zod'
import { assigned, counted, type Definitions, fromSource } from './codebook/definition'
import { IncludedProject, NameRef, namedObject } from './values'

/** Industries with fewer related projects are not listed. */
export const minIndustryProjects = 5

const ProjectOfIndustry = namedObject('ProjectUsage', {
  ...IncludedProject.shape,
  excerpt: z.string().nullish(),
})

export const Industry = namedObject('Industry', {
  ...NameRef.shape,
  project_count: z.int(),
  projects: z.array(ProjectOfIndustry).nullish(),
})
export type Industry = z.infer<typeof Industry>

export const industryDefinitions: Definitions = {
  name: assigned('Name of the industry in DID Atlas.', 'Education'),
  project_count: counted(
    'Number of projects in the industry. Industries with fewer than five projects are not listed.',
    38,
  ),
  projects: fromSource('Projects that are used in the industry.'),
}
