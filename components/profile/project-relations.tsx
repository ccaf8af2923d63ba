import type { ProjectDetail } from '@/lib/contract/projects'
import {
  projectRelations,
  type RelatedProject as Relation,
} from '@/lib/portal/profile/project-relations'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { KindList } from './kind-list'
import { ProfileSection } from './profile-section'
import { RelatedProject } from './related'

function itemOf(relation: Relation, sources: SourceIndex) {
  const { id, title, kind, website, source, sourceable } = relation
  const project = { id, title, type: kind, website }
  const marks = sourceable ? { sources, source } : {}
  return <RelatedProject project={project} {...marks} />
}

/** The consortia and projects related to this one, whichever of the two states the relation. */
export function ProjectRelations({
  project,
  sources,
  correct,
}: {
  project: ProjectDetail
  sources: SourceIndex
  correct: string
}) {
  const groups = projectRelations(project.consortia_relations)
  if (groups.length === 0) return null
  const rows = groups.map(({ label, projects }) => ({
    kind: label,
    items: projects.map((relation) => itemOf(relation, sources)),
  }))
  return (
    <ProfileSection title="Consortia and related projects" correct={correct}>
      <KindList rows={rows} />
    </ProfileSection>
  )
}
