/** Definitions of the fields of a project's relationships, where they differ from the shared ones. */
import type { Definitions, FieldDefinition } from './definition'
import { entityRoles, relationshipTypes, standardRelations } from './values'

const typeOf = (example: string): FieldDefinition => ({
  means: 'The type of the relationship.',
  example,
  evidence: 'source',
})

export const relationshipDefinitions: Definitions = {
  project: {
    means: 'The project or consortium whose relationships these are.',
    evidence: 'record',
  },
  entities: { means: 'The organizations that have a part in it.', evidence: 'source' },
  'entities[].type': { ...typeOf('Managing'), values: relationshipTypes },
  'entities[].role': {
    means: 'What the organization does in it, where the source of the relation says so.',
    example: 'Supplier',
    evidence: 'source',
    values: entityRoles,
  },
  persons: { means: 'The people who have a role in it.', evidence: 'source' },
  'persons[].type': typeOf('Person of Interest'),
  'persons[].on_behalf_of': {
    means: 'The organization for which the person acts.',
    evidence: 'source',
  },
  dlt_instances: { means: 'The ledgers that it uses.', evidence: 'source' },
  'dlt_instances[].type': typeOf('DLTinstancesupport'),
  regulations: { means: 'The laws and regulations that it follows.', evidence: 'source' },
  'regulations[].type': typeOf('followsRegulation'),
  'regulations[].regulation': { means: 'The regulation.', evidence: 'record' },
  standards: { means: 'The standards that it follows or writes.', evidence: 'source' },
  'standards[].type': { ...typeOf('Follows'), values: standardRelations },
  'standards[].standard': { means: 'The standard.', evidence: 'record' },
  did_methods: { means: 'The DID methods that it uses.', evidence: 'source' },
  'did_methods[].type': typeOf('Follows'),
  projects: { means: 'Its relationships to other projects.', evidence: 'source' },
  'projects.outgoing': { means: 'Those that it states itself.', evidence: 'source' },
  'projects.outgoing[].type': typeOf('Interoperability'),
  'projects.outgoing[].target_project': { means: 'The other project.', evidence: 'record' },
  'projects.incoming': { means: 'Those that the other project states.', evidence: 'source' },
  'projects.incoming[].type': typeOf('Member'),
  'projects.incoming[].source_project': { means: 'The other project.', evidence: 'record' },
  summary: { means: 'How many relationships there are.', evidence: 'counted' },
  'summary.totalRelationships': { means: 'All of them.', example: 14, evidence: 'counted' },
  'summary.byType': { means: 'Their number by kind.', evidence: 'counted' },
}
