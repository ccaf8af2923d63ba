/**
 * Definitions of what is asked about every project: technical properties, criteria of inclusion, and the sources next
 * to fields.
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
  targets_holders_or_users: 'Whether people or organizations are to hold credentials with it.',
  targets_issuers: 'Whether it serves those who issue credentials.',
  targets_verifiers: 'Whether it serves those who check credentials.',
  uses_ssi: 'Whether it calls itself self-sovereign identity, or its source does.',
  uses_or_endorses_zkp: 'Whether it uses zero-knowledge proofs, or says that it will.',
  has_exportable_credentials: 'Whether holders can take their credentials to another wallet.',
  has_key_storage: 'Whether it keeps the keys of its users, on a device or elsewhere.',
}

const criteria: Readonly<Record<(typeof inclusionCriteria)[number], string>> = {
  uses_did_or_vc:
    'Whether it uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI.',
  claims_ssi: 'Whether it claims to be self-sovereign identity.',
  has_government_funding: 'Whether a government pays for it, in part or whole.',
  has_known_partners: 'Whether its partners are named.',
}

const answer = (means: string): FieldDefinition => ({
  means: `${means} Yes and No are what a source says; null is undisclosed, which is not No.`,
  example: true,
  evidence: 'source',
})

const sourceOf = (field: string): FieldDefinition => ({
  means: `The address of the page that confirms \`${field}\`.`,
  example: 'https://news.example/2025/launch',
  evidence: 'source',
})

const sourcesOf = (field: string): FieldDefinition => ({
  means: `The addresses of the pages that confirm \`${field}\`.`,
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
  (name) => [[`${name}_source`, sourceOf(name)]],
)

export const propertyDefinitions: Definitions = mapped(technicalProperties, (name) => [
  [name, answer(properties[name])],
  [`${name}_source`, sourceOf(name)],
])

export const inclusionDefinitions: Definitions = {
  inclusion_criteria: {
    means: 'Why it is in the atlas: at least one criterion has to hold.',
    evidence: 'source',
  },
  'inclusion_criteria.announcement_date': {
    means: 'The announcement by which it was found.',
    example: '2023-10',
    evidence: 'source',
  },
  'inclusion_criteria.announcement_date_sources': sourcesOf('announcement_date'),
  'inclusion_criteria.exception_reason': {
    means:
      'Why it is in the atlas although no use of DIDs or verifiable credentials was found; null for all others.',
    example: 'A national wallet that other projects build on.',
    evidence: 'assigned',
  },
  ...mapped(inclusionCriteria, (name) => [
    [`inclusion_criteria.${name}`, answer(criteria[name])],
    [`inclusion_criteria.${name}_sources`, sourcesOf(name)],
  ]),
}
