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
  targets_holders_or_users: 'Whether people or organizations can keep credentials in it.',
  targets_issuers: 'Whether it serves those who issue credentials.',
  targets_verifiers: 'Whether it serves those who check credentials.',
  uses_ssi: 'Whether the project or a source about it speaks of self-sovereign identity.',
  uses_or_endorses_zkp: 'Whether it uses zero-knowledge proofs, or has announced that it will.',
  has_exportable_credentials: 'Whether holders can move their credentials to another wallet.',
  has_key_storage: 'Whether it stores users’ keys, on their device or elsewhere.',
}

const criteria: Readonly<Record<(typeof inclusionCriteria)[number], string>> = {
  uses_did_or_vc:
    'Whether the project uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI.',
  claims_ssi: 'Whether the project describes itself as self-sovereign identity.',
  has_government_funding: 'Whether a government pays for the project, in part or in full.',
  has_known_partners: 'Whether a source names the partners of the project.',
}

const answer = (means: string): FieldDefinition =>
  fromSource(`${means} Yes and No each need a source; null means “Not disclosed”.`, true)

const lookUpSource = (field: string): FieldDefinition =>
  fromSource(`Link to the page that confirms \`${field}\`.`, 'https://news.example/2025/launch')

const getSources = (field: string): FieldDefinition =>
  fromSource(`Links to the pages that confirm \`${field}\`.`, ['https://news.example/2025/launch'])

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
    'Reasons for including the project. At least one criterion must be met.',
  ),
  'inclusion_criteria.announcement_date': fromSource(
    'Date of the announcement that led us to include the project.',
    '2023-10',
  ),
  'inclusion_criteria.announcement_date_sources': getSources('announcement_date'),
  'inclusion_criteria.exception_reason': assigned(
    'Why we include the project although no source mentions DIDs or verifiable credentials; null for all others.',
    'A national wallet that other projects build on.',
  ),
  ...mapped(inclusionCriteria, (name) => [
    [`inclusion_criteria.${name}`, answer(criteria[name])],
    [`inclusion_criteria.${name}_sources`, getSources(name)],
  ]),
}

const summary: Definitions = {
  title: fromItself('Name by which the project is known.', 'Sample Wallet'),
  type: stated('Whether it is a project or a consortium.', 'DID Project', projectTypes),
  kind: assigned(
    `What the project is: each project has one kind. ${nationalWallet.means}`,
    'Wallet',
    projectKinds,
  ),
  level: assigned(
    'Whom the project serves: each project has one level.',
    'National',
    projectLevels,
  ),
  website: fromItself('Official website of the project.', 'https://wallet.example.org'),
  status: fromSource(
    `Stage that the project has reached. ${nationalWallet.status}`,
    'Pilot',
    statusMeanings,
  ),
  status_date: fromSource(
    'Date on which the source reports the status: a year, a month or a day.',
    '2026-06-03',
  ),
  launch_date: fromSource(
    'When its intended users could first use it: a year, a month or a day.',
    '2025-03',
  ),
  announcement_date: fromSource(
    'When the project was first announced in public: a year, a month or a day.',
    '2023-10-13',
  ),
  end_date: fromSource(
    'When a Discontinued or Inactive project ended: a year, a month or a day. A trial ends when it is completed.',
    '2025-09',
  ),
  mission_statement: fromSource(
    'What the project wants to achieve, in one sentence.',
    'To give residents a wallet for their official documents.',
  ),
  country: fromRecord('Country in which the managing organization is based.'),
  region: fromRecord('Region of the world to which that country belongs.', 'Europe'),
  managing_entity: fromSource(
    'Organization responsible for the project; the first if there are several.',
  ),
  'stats.score': counted(
    'How central the project is in the network, from 0 to 100. It does not measure quality.',
    61.8,
  ),
}

const relations: Definitions = {
  tech_stack_description: fromSource(
    'Technology of the project, in a few sentences.',
    'A wallet app, did:webvh identifiers and SD-JWT credentials.',
  ),
  geographic_focus: fromSource('Countries whose people or organizations the project serves.'),
  products: fromItself('What the project offers, such as an app or a service.'),
  'products[].id': assigned('Number of the product within the project.', 3),
  'products[].title': fromItself(
    'Name under which the product is offered.',
    'Sample Wallet for Android',
  ),
  links: fromItself('Other pages about the project, such as its documentation.'),
  'links[].category': assigned('What the page contains, such as Documentation.', 'Documentation'),
  'links[].url': fromItself('Address of the page.', 'https://docs.example/wallet'),
  'links[].description': fromItself(
    'One-line description of the page.',
    'Design principles of the app',
  ),
  persons_of_interest: fromSource(
    'People who have or had a public, professional role in the project.',
  ),
  'persons_of_interest[].on_behalf_of': fromSource('Organization that the person represents.'),
  entities: fromSource('Organizations that take part in the project.'),
  'entities[].relationship_type': fromSource(
    'How the organization is related to the project.',
    'Managing',
    relationshipTypes,
  ),
  'entities[].role': fromSource(
    'What the organization does in the project, if the source states it.',
    'Supplier',
    entityRoles,
  ),
  consortia_relations: fromSource('Links between the project and other projects or consortia.'),
  'consortia_relations.parent_consortium': fromSource('Consortium to which the project belongs.'),
  'consortia_relations.child_projects': fromSource('Projects that belong to the consortium.'),
  'consortia_relations.as_source': fromSource('Other projects that the project names.'),
  'consortia_relations.as_source[].type': fromSource(
    'How the two projects are related, such as Member or Interoperability.',
    'Interoperability',
  ),
  'consortia_relations.as_target': fromSource('Other projects that name the project.'),
  'consortia_relations.as_target[].type': fromSource(
    'How the two projects are related, such as Member or Interoperability.',
    'Member',
  ),
  regulations: fromSource('Laws and regulations that the project follows.'),
  standards: fromSource('Standards and specifications that the project follows or maintains.'),
  'standards[].type': fromSource(
    'Whether the project follows the standard or maintains it.',
    'Follows',
    standardRelations,
  ),
  did_methods: fromSource('DID methods that the project uses.'),
  dlt_instances: fromSource('Ledgers that the project uses.'),
  credential_profiles: fromSource('Credential profiles that the project follows.'),
  'credential_profiles[].id': assigned('Number of the profile within the project.', 2),
  'credential_profiles[].name': fromSource(
    'Name and version of the profile.',
    'Sample Profile 1.0',
  ),
  'credential_profiles[].url': fromItself(
    'Link to the text of the profile.',
    'https://profiles.example/1.0',
  ),
  industries: fromSource('Industries in which the project is used.'),
}

export const projectDefinitions: Definitions = {
  ...summary,
  ...fieldSourceDefinitions,
  ...propertyDefinitions,
  ...relations,
  ...inclusionDefinitions,
}
