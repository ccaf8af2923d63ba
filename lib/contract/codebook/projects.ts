/** Definitions of the fields of projects. */
import {
  inclusionCriteria,
  sourcedDates,
  sourcedTexts,
  type TechnicalProperty,
  technicalProperties,
} from '../projects'
import {
  assigned,
  counted,
  type Definitions,
  type FieldDefinition,
  fromItself,
  fromRecord,
  fromSource,
  stated,
} from './definition'
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

const properties: Readonly<Record<TechnicalProperty, string>> = {
  targets_holders_or_users: 'Whether people or organizations hold credentials with it.',
  targets_issuers: 'Whether it is for issuers of credentials.',
  targets_verifiers: 'Whether it is for verifiers of credentials.',
  uses_ssi: 'Whether the project or its source calls it self-sovereign identity.',
  uses_or_endorses_zkp: 'Whether it uses zero-knowledge proofs or has announced that it will.',
  has_exportable_credentials: 'Whether holders can move their credentials to another wallet.',
  has_key_storage: 'Whether it stores its users’ keys, on a device or elsewhere.',
}

const criteria: Readonly<Record<(typeof inclusionCriteria)[number], string>> = {
  uses_did_or_vc:
    'Whether it uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI.',
  claims_ssi: 'Whether it claims to be self-sovereign identity.',
  has_government_funding: 'Whether a government pays for it, in part or in full.',
  has_known_partners: 'Whether its partners are named.',
}

const answer = (means: string): FieldDefinition =>
  fromSource(`${means} Yes and No need a source; null means not disclosed.`, true)

const lookUpSource = (field: string): FieldDefinition =>
  fromSource(`URL of the source for \`${field}\`.`, 'https://news.example/2025/launch')

const getSources = (field: string): FieldDefinition =>
  fromSource(`URLs of the sources for \`${field}\`.`, ['https://news.example/2025/launch'])

const mapped = <Name extends string>(
  names: readonly Name[],
  entries: (name: Name) => [string, FieldDefinition][],
): Definitions => Object.fromEntries(names.flatMap(entries))

/** Sources of the status, dates and texts, each in a field next to the fact. */
const fieldSourceDefinitions: Definitions = mapped(
  ['status', ...sourcedDates, ...sourcedTexts],
  (name) => [[`${name}_source`, lookUpSource(name)]],
)

const propertyDefinitions: Definitions = mapped(technicalProperties, (name) => [
  [name, answer(properties[name])],
  [`${name}_source`, lookUpSource(name)],
])

const inclusionDefinitions: Definitions = {
  inclusion_criteria: fromSource(
    'Why the project is included: at least one criterion must be met.',
  ),
  'inclusion_criteria.announcement_date': fromSource(
    'Date of the announcement behind its inclusion.',
    '2023-10',
  ),
  'inclusion_criteria.announcement_date_sources': getSources('announcement_date'),
  'inclusion_criteria.exception_reason': assigned(
    'Why the project is included although we found no use of DIDs or verifiable credentials; otherwise null.',
    'A national wallet that other projects build on.',
  ),
  ...mapped(inclusionCriteria, (name) => [
    [`inclusion_criteria.${name}`, answer(criteria[name])],
    [`inclusion_criteria.${name}_sources`, getSources(name)],
  ]),
}

const summary: Definitions = {
  title: fromItself('Common name.', 'Sample Wallet'),
  type: stated('Project or consortium.', 'DID Project', projectTypes),
  kind: assigned(
    `What it is: we assign one kind to each project. ${nationalWallet.means}`,
    'Wallet',
    projectKinds,
  ),
  level: assigned(
    'Whom it serves: we assign one level to each project.',
    'National',
    projectLevels,
  ),
  website: fromItself('Official website.', 'https://wallet.example.org'),
  status: fromSource(
    `Maturity. Each status requires specific evidence. ${nationalWallet.status}`,
    'Pilot',
    statusMeanings,
  ),
  status_date: fromSource(
    'Date of the status, according to its source: a year, a month or a day.',
    '2026-06-03',
  ),
  launch_date: fromSource(
    'Launch date: when the intended users could first use it. A year, a month or a day.',
    '2025-03',
  ),
  announcement_date: fromSource(
    'Date of the first public announcement: a year, a month or a day.',
    '2023-10-13',
  ),
  end_date: fromSource(
    'Date on which a Discontinued or Inactive project ended: a year, a month or a day. Completed trials have ended too.',
    '2025-09',
  ),
  mission_statement: fromSource(
    'Purpose, in one sentence.',
    'To give residents a wallet for their official documents.',
  ),
  country: fromRecord('Country of the managing organization.'),
  region: fromRecord('Region of that country.', 'Europe'),
  managing_entity: fromSource('Managing organization; the first if there are several.'),
  'stats.score': counted(
    'Centrality in the network, from 0 to 100. Not a measure of quality.',
    61.8,
  ),
}

const relations: Definitions = {
  tech_stack_description: fromSource(
    'Technology description, in a few sentences.',
    'A wallet app, did:webvh identifiers and SD-JWT credentials.',
  ),
  geographic_focus: fromSource('Countries whose people or organizations it is for.'),
  products: fromItself('Products and services of the project.'),
  'products[].id': assigned('Id of the product within the project.', 3),
  'products[].title': fromItself('Name of the product.', 'Sample Wallet for Android'),
  links: fromItself('Further links.'),
  'links[].category': assigned('Kind of page.', 'Documentation'),
  'links[].url': fromItself('URL of the page.', 'https://docs.example/wallet'),
  'links[].description': fromItself('Description of the page.', 'Design principles of the app'),
  persons_of_interest: fromSource(
    'People with a current or former public, professional role in it.',
  ),
  'persons_of_interest[].on_behalf_of': fromSource('Organization the person acts for.'),
  entities: fromSource('Organizations involved.'),
  'entities[].relationship_type': fromSource(
    'Role of the organization.',
    'Managing',
    relationshipTypes,
  ),
  'entities[].role': fromSource(
    'Role of the organization, if the source states it.',
    'Supplier',
    entityRoles,
  ),
  consortia_relations: fromSource('Relations to other projects and consortia.'),
  'consortia_relations.parent_consortium': fromSource('Parent consortium.'),
  'consortia_relations.child_projects': fromSource('Child projects.'),
  'consortia_relations.as_source': fromSource('Relations it states to other projects.'),
  'consortia_relations.as_source[].type': fromSource(
    'Type of the relation, such as Member or Interoperability.',
    'Interoperability',
  ),
  'consortia_relations.as_target': fromSource('Relations other projects state to it.'),
  'consortia_relations.as_target[].type': fromSource(
    'Type of the relation, such as Member or Interoperability.',
    'Member',
  ),
  regulations: fromSource('Laws and regulations it follows.'),
  standards: fromSource('Standards and specifications it follows or maintains.'),
  'standards[].type': fromSource(
    'Whether it follows or maintains the standard.',
    'Follows',
    standardRelations,
  ),
  did_methods: fromSource('DID methods it uses.'),
  dlt_instances: fromSource('Ledgers it uses.'),
  credential_profiles: fromSource('Credential profiles it follows.'),
  'credential_profiles[].id': assigned('Id of the profile within the project.', 2),
  'credential_profiles[].name': fromSource('Name of the profile.', 'Sample Profile 1.0'),
  'credential_profiles[].url': fromItself('URL of the profile.', 'https://profiles.example/1.0'),
  industries: fromSource('Industries in which it is used.'),
}

export const projectDefinitions: Definitions = {
  ...summary,
  ...fieldSourceDefinitions,
  ...propertyDefinitions,
  ...relations,
  ...inclusionDefinitions,
}
