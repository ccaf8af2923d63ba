import type { z } from 'zod'
import type { ProjectRef } from '@/lib/contract/values'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { RelatedProject } from './related'
import type { Column } from './relation-table'

export interface ProjectRelation {
  project: z.infer<typeof ProjectRef>
  source?: string | null
}

/** The project that a relation leads to. */
export const projectColumn = (sources: SourceIndex): Column<ProjectRelation> => ({
  title: 'Project',
  cell: ({ project, source }) => (
    <RelatedProject project={project} sources={sources} source={source} />
  ),
})
