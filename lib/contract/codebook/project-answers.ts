/**
 * Definitions of the questions about every project: technical properties, criteria of inclusion,
 * and the sources next to fields.
 */
import {
  inclusionCriteria,
  sourcedDates,
  sourcedTexts,
  type TechnicalProperty,
  technicalProperties,
} from '../projects'
import type { Definitions, FieldDefinition } from './definition'

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

const answer = (means: string): FieldDefinition => ({
  means: `${means} Yes and No need a source; null means not disclosed, never No.`,
  example: true,
  evidence: 'source',
})

const lookUpSource = (field: string): FieldDefinition => ({
  means: `URL of the source for \`${field}\`.`,
  example: 'https://news.example/2025/launch',
  evidence: 'source',
})

const getSources = (field: string): FieldDefinition => ({
  means: `URLs of the sources for \`${field}\`.`,
  example: ['https://news.example/2025/launch'],
  evidence: 'source',
})

const mapped = <Name extends string>(
  names: readonly Name[],
  entries: (name: Name) => [string, FieldDefinition][],
): Definitions => Object.fromEntries(names.flatMap(entries))

/** Sources of the status, dates and texts, each in a field next to the fact. */
export const fieldSourceDefinitions: Definitions = mapped(
  ['status', ...sourcedDates, ...sourcedTexts],
  (name) => [[`${name}_source`, lookUpSource(name)]],
)

export const propertyDefinitions: Definitions = mapped(technicalProperties, (name) => [
  [name, answer(properties[name])],
  [`${name}_source`, lookUpSource(name)],
])

export const inclusionDefinitions: Definitions = {
  inclusion_criteria: {
    means: 'Why the project is included: at least one criterion must be met.',
    evidence: 'source',
  },
  'inclusion_criteria.announcement_date': {
    means: 'Date of the announcement behind its inclusion.',
    example: '2023-10',
    evidence: 'source',
  },
  'inclusion_criteria.announcement_date_sources': getSources('announcement_date'),
  'inclusion_criteria.exception_reason': {
    means:
      'Why the project is included although we found no use of DIDs or verifiable credentials; otherwise null.',
    example: 'A national wallet that other projects build on.',
    evidence: 'assigned',
  },
  ...mapped(inclusionCriteria, (name) => [
    [`inclusion_criteria.${name}`, answer(criteria[name])],
    [`inclusion_criteria.${name}_sources`, getSources(name)],
  ]),
}
