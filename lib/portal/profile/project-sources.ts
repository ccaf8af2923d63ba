import type { ProjectDetail } from '@/lib/contract/projects'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { type SourceIndex, type SourceUse, shownFirst } from '@/lib/portal/sources/source-index'
import { standardsInOrder } from './fields/foundations'
import { sourceOrder } from './fields/project-fields'
import { managingSource, projectEntities } from './project-entities'
import { projectRelations } from './project-relations'

/** Puts organizations, standards and relations in the order of the page, and adds the source that it shows first. */
const asShown = (project: ProjectDetail): ProjectDetail =>
  Object.assign({}, project, {
    [shownFirst]: managingSource(project),
    entities: projectEntities(project),
    standards: standardsInOrder(project),
    consortia_relations: projectRelations(project.consortia_relations),
  })

/** The numbered sources of a project, with titles from its links. `copies` are those in its relationships view. */
export function projectSources(project: ProjectDetail, copies?: Iterable<SourceUse>): SourceIndex {
  const titles = project.links?.map(({ url, description }) => ({ url, title: description }))
  return recordSources('projects', asShown(project), { copies, titles }, sourceOrder)
}
