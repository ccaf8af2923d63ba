import type { Related } from '@/lib/portal/related/related'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import type { ProjectRelation } from './project-columns'
import { ProjectUses } from './project-uses'

interface RelatedProjectsProps {
  title: string
  relations: readonly (ProjectRelation & { excerpt?: string | null })[] | null | undefined
  sources: SourceIndex
  related: Related | undefined
}

/** The projects to which a record is related, if it states little more than their names. */
export function RelatedProjects({ relations, ...props }: RelatedProjectsProps) {
  const uses = relations?.map(({ project, source, excerpt }) => ({ ...project, source, excerpt }))
  return <ProjectUses {...props} uses={uses} />
}
