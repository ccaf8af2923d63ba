/** Definitions of the fields of projects. */
import type { Definitions } from './definition'
import {
  fieldSourceDefinitions,
  inclusionDefinitions,
  propertyDefinitions,
} from './project-answers'
import {
  entityRoles,
  nationalWallet,
  projectKinds,
  projectLevels,
  projectStatuses,
  projectTypes,
  relationshipTypes,
  standardRelations,
} from './values'

const summary: Definitions = {
  title: {
    means: 'The name under which it is known.',
    example: 'Sample Wallet',
    evidence: 'itself',
  },
  type: {
    means: 'Whether it is a project or a consortium.',
    example: 'DID Project',
    evidence: 'stated',
    values: projectTypes,
  },
  kind: {
    means: `What kind of thing it is: an editorial choice of one class for each project. ${nationalWallet.means}`,
    example: 'Wallet',
    evidence: 'assigned',
    values: projectKinds,
  },
  level: {
    means: 'Whom it serves: an editorial choice of one class for each project.',
    example: 'National',
    evidence: 'assigned',
    values: projectLevels,
  },
  website: { means: 'Its own website.', example: 'https://wallet.example.org', evidence: 'itself' },
  status: {
    means: `How far it is. Each value needs evidence of its own kind. ${nationalWallet.status}`,
    example: 'Pilot',
    evidence: 'source',
    values: Object.fromEntries(
      Object.entries(projectStatuses).map(([status, { means }]) => [status, means]),
    ),
  },
  status_date: {
    means: 'When the source of the status showed it: a year, a month or a day.',
    example: '2026-06-03',
    evidence: 'source',
  },
  launch_date: {
    means: 'When those for whom it is meant could first use it: a year, a month or a day.',
    example: '2025-03',
    evidence: 'source',
  },
  announcement_date: {
    means: 'When it was first announced in public: a year, a month or a day.',
    example: '2023-10-13',
    evidence: 'source',
  },
  end_date: {
    means:
      'When it ended, for what is Discontinued or Inactive: a year, a month or a day. A trial that is over has ended too.',
    example: '2025-09',
    evidence: 'source',
  },
  mission_statement: {
    means: 'What it is for, in a sentence.',
    example: 'To give residents a wallet for their official documents.',
    evidence: 'source',
  },
  country: { means: 'The country of the organization that manages it.', evidence: 'record' },
  region: { means: 'The region of that country.', example: 'Europe', evidence: 'record' },
  managing_entity: {
    means: 'The organization that manages it; of several the first.',
    evidence: 'source',
  },
  'stats.score': {
    means: 'How central it is in the network of the atlas, from 0 to 100; not how good it is.',
    example: 61.8,
    evidence: 'counted',
  },
}

const relations: Definitions = {
  tech_stack_description: {
    means: 'What it is built with, in a few sentences.',
    example: 'A wallet app, did:webvh identifiers and SD-JWT credentials.',
    evidence: 'source',
  },
  geographic_focus: {
    means: 'The countries for whose people or organizations it is meant.',
    evidence: 'source',
  },
  products: { means: 'Its products, by name.', evidence: 'itself' },
  'products[].id': {
    means: 'A number of the product within the project.',
    example: 3,
    evidence: 'assigned',
  },
  'products[].title': {
    means: 'The name of the product.',
    example: 'Sample Wallet for Android',
    evidence: 'itself',
  },
  links: { means: 'Further pages about it.', evidence: 'itself' },
  'links[].category': {
    means: 'What kind of page it is.',
    example: 'Documentation',
    evidence: 'assigned',
  },
  'links[].url': {
    means: 'The address of the page.',
    example: 'https://docs.example/wallet',
    evidence: 'itself',
  },
  'links[].description': {
    means: 'What is to be found there.',
    example: 'Design principles of the app',
    evidence: 'itself',
  },
  persons_of_interest: {
    means: 'People who have or had a public, professional role in it.',
    evidence: 'source',
  },
  'persons_of_interest[].on_behalf_of': {
    means: 'The organization for which the person acts.',
    evidence: 'source',
  },
  entities: { means: 'The organizations that have a part in it.', evidence: 'source' },
  'entities[].relationship_type': {
    means: 'What part the organization has.',
    example: 'Managing',
    evidence: 'source',
    values: relationshipTypes,
  },
  'entities[].role': {
    means: 'What the organization does in it, where the source of the relation says so.',
    example: 'Supplier',
    evidence: 'source',
    values: entityRoles,
  },
  consortia_relations: {
    means: 'Its relations to other projects and consortia.',
    evidence: 'source',
  },
  'consortia_relations.parent_consortium': {
    means: 'The consortium that it is a part of.',
    evidence: 'source',
  },
  'consortia_relations.child_projects': {
    means: 'The projects that are parts of it.',
    evidence: 'source',
  },
  'consortia_relations.as_source': {
    means: 'The projects to which it has stated a relation.',
    evidence: 'source',
  },
  'consortia_relations.as_source[].type': {
    means: 'The type of the relation, such as Member or Interoperability.',
    example: 'Interoperability',
    evidence: 'source',
  },
  'consortia_relations.as_target': {
    means: 'The projects that have stated a relation to it.',
    evidence: 'source',
  },
  'consortia_relations.as_target[].type': {
    means: 'The type of the relation, such as Member or Interoperability.',
    example: 'Member',
    evidence: 'source',
  },
  regulations: { means: 'The laws and regulations that it follows.', evidence: 'source' },
  standards: {
    means: 'The standards and specifications that it follows or writes.',
    evidence: 'source',
  },
  'standards[].type': {
    means: 'Whether it follows the standard or writes it.',
    example: 'Follows',
    evidence: 'source',
    values: standardRelations,
  },
  did_methods: { means: 'The DID methods that it uses.', evidence: 'source' },
  dlt_instances: { means: 'The ledgers that it uses.', evidence: 'source' },
  credential_profiles: {
    means: 'The profiles of credentials that it follows.',
    evidence: 'source',
  },
  'credential_profiles[].id': {
    means: 'A number of the profile within the project.',
    example: 2,
    evidence: 'assigned',
  },
  'credential_profiles[].name': {
    means: 'The name of the profile.',
    example: 'Sample Profile 1.0',
    evidence: 'source',
  },
  'credential_profiles[].url': {
    means: 'The address of the profile.',
    example: 'https://profiles.example/1.0',
    evidence: 'itself',
  },
  industries: {
    means: 'The fields of public or private life in which it is used.',
    evidence: 'source',
  },
}

export const projectDefinitions: Definitions = {
  ...summary,
  ...fieldSourceDefinitions,
  ...propertyDefinitions,
  ...relations,
  ...inclusionDefinitions,
}
