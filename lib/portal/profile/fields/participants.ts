/** The participants of a project and its relations to other projects. A profile shows these in separate tables. */
import { projectEntities } from '@/lib/portal/profile/project-entities'
import { projectRelations } from '@/lib/portal/profile/project-relations'
import { recordPath } from '@/lib/portal/records/record-path'
import type { ProjectField } from './project-field'

const organizations = (label: string, role: string): ProjectField => ({
  field: 'entities',
  label,
  only: 'comparison',
  valuesOf: (project) =>
    projectEntities(project)
      .filter(({ relationship_type: type }) => type === role)
      .map(({ id, name: text, source }) => ({
        text,
        path: recordPath('entities', id, text),
        sources: [source],
      })),
})

export const participantFields: readonly ProjectField[] = [
  organizations('Managed by', 'Managing'),
  organizations('Funded by', 'Funding'),
  organizations('Members', 'Member'),
  organizations('Affiliated', 'Affiliation'),
  {
    field: 'consortia_relations',
    label: 'Related projects',
    only: 'comparison',
    valuesOf: ({ consortia_relations: relations }) =>
      projectRelations(relations).flatMap(({ label, projects }) =>
        projects.map(({ id, title, source, sourceable }) => ({
          text: title,
          relation: label,
          path: recordPath('projects', id, title),
          ...(sourceable ? { sources: [source] } : {}),
        })),
      ),
  },
  {
    field: 'persons_of_interest',
    label: 'People',
    only: 'comparison',
    valuesOf: ({ persons_of_interest: people }) =>
      (people ?? []).map(({ person, role, source }) => ({
        text: role ? `${person.name} (${role})` : person.name,
        path: recordPath('people', person.id, person.name),
        sources: [source],
      })),
  },
]
