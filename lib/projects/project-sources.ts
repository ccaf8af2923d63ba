import type { ProjectDetail } from '@/lib/contract/projects'
import { technicalProperties } from '@/lib/contract/projects'
import { type SourceIndex, sourceIndex, sourceUses } from '@/lib/sources/source-index'
import { projectEntities } from './project-entities'
import { projectRelations } from './project-relations'

/** The order in which a reader of a project's page meets its facts. */
const readingOrder = [
  'mission_statement_source',
  'announcement_date_source',
  'launch_date_source',
  'tech_stack_description_source',
  ...technicalProperties.map((property) => `${property}_source`),
  'entities',
  'consortia_relations',
  'persons_of_interest',
  'standards',
  'did_methods',
  'dlt_instances',
  'regulations',
  'credential_profiles',
  'geographic_focus',
  'industries',
  'inclusion_criteria',
]

/** Organizations and relations are numbered in the order in which the page shows them. */
const asShown = (project: ProjectDetail): object => ({
  ...project,
  entities: projectEntities(project),
  consortia_relations: projectRelations(project.consortia_relations),
})

export const projectSources = (project: ProjectDetail): SourceIndex =>
  sourceIndex(`project-${project.id}`, sourceUses(asShown(project), readingOrder))
