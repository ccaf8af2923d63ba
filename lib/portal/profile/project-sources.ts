import type { ProjectDetail } from '@/lib/contract/projects'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { type SourceIndex, type SourceUse, shownFirst } from '@/lib/portal/sources/source-index'
import { standardsInOrder } from './fields/foundations'
import { sourceOrder } from './fields/project-fields'
import { managingSource, projectEntities } from './project-entities'
import { projectRelations } from './project-relations'

/** Organizations, standards and relations in the order in which the page shows them, and once more what it shows first. */
const asShown = (project: ProjectDetail): ProjectDetail =>
  Object.assign({}, project, {
    [shownFirst]: managingSource(project),
    entities: projectEntities(project),
    standards: standardsInOrder(project),
    consortia_relations: projectRelations(project.consortia_relations),
  })

/** `copies` are sources that the relationships view of the project names. What the record links to has a title. */
export function projectSources(project: ProjectDetail, copies?: Iterable<SourceUse>): SourceIndex {
  const titles = project.links?.map(({ url, description }) => ({ url, title: description }))
  return recordSources('projects', asShown(project), { copies, titles }, sourceOrder)
}
