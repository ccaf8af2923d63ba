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
  projectTypes,
  relationshipTypes,
  standardRelations,
  statusMeanings,
} from './values'

const summary: Definitions = {
  title: {
    means: 'Common name.',
    example: 'Sample Wallet',
    evidence: 'itself',
  },
  type: {
    means: 'Project or consortium.',
    example: 'DID Project',
    evidence: 'stated',
    values: projectTypes,
  },
  kind: {
    means: `What it is: we assign one kind to each project. ${nationalWallet.means}`,
    example: 'Wallet',
    evidence: 'assigned',
    values: projectKinds,
  },
  level: {
    means: 'Whom it serves: we assign one level to each project.',
    example: 'National',
    evidence: 'assigned',
    values: projectLevels,
  },
  website: {
    means: 'Official website.',
    example: 'https://wallet.example.org',
    evidence: 'itself',
  },
  status: {
    means: `Maturity. Each status requires specific evidence. ${nationalWallet.status}`,
    example: 'Pilot',
    evidence: 'source',
    values: statusMeanings,
  },
  status_date: {
    means: 'Date of the status, according to its source: a year, a month or a day.',
    example: '2026-06-03',
    evidence: 'source',
  },
  launch_date: {
    means: 'Launch date: when the intended users could first use it. A year, a month or a day.',
    example: '2025-03',
    evidence: 'source',
  },
  announcement_date: {
    means: 'Date of the first public announcement: a year, a month or a day.',
    example: '2023-10-13',
    evidence: 'source',
  },
  end_date: {
    means:
      'Date on which a Discontinued or Inactive project ended: a year, a month or a day. Completed trials have ended too.',
    example: '2025-09',
    evidence: 'source',
  },
  mission_statement: {
    means: 'Purpose, in one sentence.',
    example: 'To give residents a wallet for their official documents.',
    evidence: 'source',
  },
  country: { means: 'Country of the managing organization.', evidence: 'record' },
  region: { means: 'Region of that country.', example: 'Europe', evidence: 'record' },
  managing_entity: {
    means: 'Managing organization; the first if there are several.',
    evidence: 'source',
  },
  'stats.score': {
    means: 'Centrality in the network, from 0 to 100. Not a measure of quality.',
    example: 61.8,
    evidence: 'counted',
  },
}

const relations: Definitions = {
  tech_stack_description: {
    means: 'Technology description, in a few sentences.',
    example: 'A wallet app, did:webvh identifiers and SD-JWT credentials.',
    evidence: 'source',
  },
  geographic_focus: {
    means: 'Countries whose people or organizations it is for.',
    evidence: 'source',
  },
  products: { means: 'Products.', evidence: 'itself' },
  'products[].id': {
    means: 'Id of the product within the project.',
    example: 3,
    evidence: 'assigned',
  },
  'products[].title': {
    means: 'Name of the product.',
    example: 'Sample Wallet for Android',
    evidence: 'itself',
  },
  links: { means: 'Further links.', evidence: 'itself' },
  'links[].category': {
    means: 'Kind of page.',
    example: 'Documentation',
    evidence: 'assigned',
  },
  'links[].url': {
    means: 'URL of the page.',
    example: 'https://docs.example/wallet',
    evidence: 'itself',
  },
  'links[].description': {
    means: 'Description of the page.',
    example: 'Design principles of the app',
    evidence: 'itself',
  },
  persons_of_interest: {
    means: 'People with a current or former public, professional role in it.',
    evidence: 'source',
  },
  'persons_of_interest[].on_behalf_of': {
    means: 'Organization the person acts for.',
    evidence: 'source',
  },
  entities: { means: 'Organizations involved.', evidence: 'source' },
  'entities[].relationship_type': {
    means: 'Role of the organization.',
    example: 'Managing',
    evidence: 'source',
    values: relationshipTypes,
  },
  'entities[].role': {
    means: 'Role of the organization, if the source states it.',
    example: 'Supplier',
    evidence: 'source',
    values: entityRoles,
  },
  consortia_relations: {
    means: 'Relations to other projects and consortia.',
    evidence: 'source',
  },
  'consortia_relations.parent_consortium': {
    means: 'Parent consortium.',
    evidence: 'source',
  },
  'consortia_relations.child_projects': {
    means: 'Child projects.',
    evidence: 'source',
  },
  'consortia_relations.as_source': {
    means: 'Relations it states to other projects.',
    evidence: 'source',
  },
  'consortia_relations.as_source[].type': {
    means: 'Type of the relation, such as Member or Interoperability.',
    example: 'Interoperability',
    evidence: 'source',
  },
  'consortia_relations.as_target': {
    means: 'Relations other projects state to it.',
    evidence: 'source',
  },
  'consortia_relations.as_target[].type': {
    means: 'Type of the relation, such as Member or Interoperability.',
    example: 'Member',
    evidence: 'source',
  },
  regulations: { means: 'Laws and regulations it follows.', evidence: 'source' },
  standards: {
    means: 'Standards and specifications it follows or maintains.',
    evidence: 'source',
  },
  'standards[].type': {
    means: 'Whether it follows or maintains the standard.',
    example: 'Follows',
    evidence: 'source',
    values: standardRelations,
  },
  did_methods: { means: 'DID methods it uses.', evidence: 'source' },
  dlt_instances: { means: 'Ledgers it uses.', evidence: 'source' },
  credential_profiles: {
    means: 'Credential profiles it follows.',
    evidence: 'source',
  },
  'credential_profiles[].id': {
    means: 'Id of the profile within the project.',
    example: 2,
    evidence: 'assigned',
  },
  'credential_profiles[].name': {
    means: 'Name of the profile.',
    example: 'Sample Profile 1.0',
    evidence: 'source',
  },
  'credential_profiles[].url': {
    means: 'URL of the profile.',
    example: 'https://profiles.example/1.0',
    evidence: 'itself',
  },
  industries: {
    means: 'Industries in which it is used.',
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
