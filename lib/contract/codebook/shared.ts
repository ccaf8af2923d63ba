/**
 * Definitions of fields that mean the same wherever they occur, keyed by the last part of their path. A definition for
 * the whole path takes precedence.
 */
import type { Definitions } from './definition'
import { entityTypes, projectTypes } from './values'

export const sharedDefinitions: Definitions = {
  id: {
    means:
      'The number of the record, which never changes and is never used again. It is part of the address of its page.',
    example: 118,
    evidence: 'assigned',
  },
  name: { means: 'The name of the record.', example: 'Sample Ministry', evidence: 'record' },
  title: { means: 'The title of the record.', example: 'Sample Wallet', evidence: 'record' },
  code: {
    means: 'The country’s code of ISO 3166-1 alpha-2; EU for the European Union.',
    example: 'CH',
    evidence: 'register',
  },
  abbreviation: { means: 'The abbreviation of the region.', example: 'EU', evidence: 'assigned' },
  website: {
    means: 'The website of what is named.',
    example: 'https://wallet.example.org',
    evidence: 'itself',
  },
  logo_url: {
    means:
      'A picture for the record by the domain of its website. This server draws a monogram, and uses no logos.',
    example: 'https://atlas.example/logos/wallet.example.org.webp',
    evidence: 'assigned',
  },
  url: {
    means: 'The address of the text.',
    example: 'https://standards.example/text',
    evidence: 'itself',
  },
  official_name: {
    means: 'The full legal title.',
    example: 'Regulation on sample identities',
    evidence: 'itself',
  },
  lei: {
    means: 'The Legal Entity Identifier of the organization, 20 letters and digits (ISO 17442).',
    example: '529900T8BM49AURSDO55',
    evidence: 'register',
  },
  country: {
    means: 'The country of what is named. Null where there is none or more than one.',
    evidence: 'record',
  },
  region: { means: 'The region of a text that holds in several countries.', evidence: 'record' },
  status: { means: 'The status of the project.', example: 'Pilot', evidence: 'record' },
  type: {
    means: 'Whether it is a project or a consortium.',
    example: 'DID Project',
    evidence: 'record',
    values: projectTypes,
  },
  'type[]': {
    means: 'Whether the organization is public or private. One that is both has both.',
    example: ['Public'],
    evidence: 'record',
    values: entityTypes,
  },
  source: {
    means: 'The address of the page that confirms the fact.',
    example: 'https://news.example/2025/launch',
    evidence: 'source',
  },
  archived_source: {
    means: 'The address of a copy of that page in a web archive.',
    example: 'https://archive.example/2025/launch',
    evidence: 'itself',
  },
  excerpt: {
    means: 'The words of a source on which a relation rests.',
    example: 'Credentials are issued to residents of the canton.',
    evidence: 'source',
  },
  specification_url: {
    means: 'The address of the specification of the DID method.',
    example: 'https://methods.example/did-sample',
    evidence: 'itself',
  },
  stats: { means: 'What can be counted of the record.', evidence: 'counted' },
  total_links: {
    means: 'The number of relations of the record to others, on whichever side they are stated.',
    example: 27,
    evidence: 'counted',
  },
  ai_description: {
    means: 'A summary of the record. Pages label it as written by AI.',
    example: 'Sample Wallet is a digital wallet of the Sample Ministry.',
    evidence: 'generated',
  },
  role: { means: 'What the person does there.', example: 'Programme lead', evidence: 'source' },
  operator: { means: 'The organization that operates the ledger.', evidence: 'source' },
  person: { means: 'The person.', evidence: 'record' },
  project: { means: 'The project or consortium.', evidence: 'record' },
  entity: { means: 'The organization.', evidence: 'record' },
  did_method: { means: 'The DID method.', evidence: 'record' },
  dlt_instance: { means: 'The ledger.', evidence: 'record' },
}
