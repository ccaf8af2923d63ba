import { HostNote } from '@/components/layout/host-link'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import { projectRelations, type RelatedProject } from '@/lib/projects/project-relations'
import type { SourceIndex } from '@/lib/sources/source-index'
import { KindList } from './kind-list'

function Related({ project, sources }: { project: RelatedProject; sources: SourceIndex }) {
  const { id, title, website, source, sourceable } = project
  return (
    <>
      <RecordLink family="projects" id={id} name={title} />
      {sourceable && <SourceMarks index={sources} of={[source]} />}
      <HostNote address={website} />
    </>
  )
}

/** Consortia and projects around this one, whichever of the two states the relation. */
export function ProjectRelations({
  project,
  sources,
}: {
  project: ProjectDetail
  sources: SourceIndex
}) {
  const groups = projectRelations(project.consortia_relations)
  if (groups.length === 0) return null
  const rows = groups.map(({ label, projects }) => ({
    kind: label,
    items: projects.map((related) => ({
      key: related.id,
      content: <Related project={related} sources={sources} />,
    })),
  }))
  return (
    <Section title="Consortia and related projects">
      <KindList rows={rows} />
    </Section>
  )
}
