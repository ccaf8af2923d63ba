/** Definitions of the fields of a project's relationships, where they differ from the shared ones. */
import type { Definitions, FieldDefinition } from './definition'
import { entityRoles, relationshipTypes, standardRelations } from './values'

const getType = (example: string): FieldDefinition => ({
  means: 'Type of the relationship.',
  example,
  evidence: 'source',
})

export const relationshipDefinitions: Definitions = {
  project: {
    means: 'The project or consortium.',
    evidence: 'record',
  },
  entities: { means: 'Organizations involved.', evidence: 'source' },
  'entities[].type': { ...getType('Managing'), values: relationshipTypes },
  'entities[].role': {
    means: 'Role of the organization, if the source states it.',
    example: 'Supplier',
    evidence: 'source',
    values: entityRoles,
  },
  persons: { means: 'People with a role in it.', evidence: 'source' },
  'persons[].type': getType('Person of Interest'),
  'persons[].on_behalf_of': {
    means: 'Organization the person acts for.',
    evidence: 'source',
  },
  dlt_instances: { means: 'Ledgers it uses.', evidence: 'source' },
  'dlt_instances[].type': getType('DLTinstancesupport'),
  regulations: { means: 'Laws and regulations it follows.', evidence: 'source' },
  'regulations[].type': getType('followsRegulation'),
  'regulations[].regulation': { means: 'The regulation.', evidence: 'record' },
  standards: { means: 'Standards it follows or maintains.', evidence: 'source' },
  'standards[].type': { ...getType('Follows'), values: standardRelations },
  'standards[].standard': { means: 'The standard.', evidence: 'record' },
  did_methods: { means: 'DID methods it uses.', evidence: 'source' },
  'did_methods[].type': getType('Follows'),
  projects: { means: 'Relationships to other projects.', evidence: 'source' },
  'projects.outgoing': { means: 'Relationships it states itself.', evidence: 'source' },
  'projects.outgoing[].type': getType('Interoperability'),
  'projects.outgoing[].target_project': { means: 'The other project.', evidence: 'record' },
  'projects.incoming': { means: 'Relationships the other project states.', evidence: 'source' },
  'projects.incoming[].type': getType('Member'),
  'projects.incoming[].source_project': { means: 'The other project.', evidence: 'record' },
  summary: { means: 'Number of relationships.', evidence: 'counted' },
  'summary.totalRelationships': { means: 'Total number.', example: 14, evidence: 'counted' },
  'summary.byType': { means: 'Number by kind.', evidence: 'counted' },
}
