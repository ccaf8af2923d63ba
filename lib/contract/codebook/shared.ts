/**
 * Definitions of fields that mean the same wherever they occur, keyed by the last part of their
 * path. A definition for the full path takes precedence.
 */
import type { Definitions } from './definition'
import { entityTypes, projectTypes } from './values'

export const sharedDefinitions: Definitions = {
  id: {
    means: 'Permanent id of the record, part of the address of its page. Never reused.',
    example: 118,
    evidence: 'assigned',
  },
  name: { means: 'Name.', example: 'Sample Ministry', evidence: 'record' },
  title: { means: 'Title.', example: 'Sample Wallet', evidence: 'record' },
  code: {
    means: 'ISO 3166-1 alpha-2 code; EU for the European Union.',
    example: 'CH',
    evidence: 'register',
  },
  abbreviation: { means: 'Abbreviation of the region.', example: 'EU', evidence: 'assigned' },
  website: {
    means: 'Website.',
    example: 'https://wallet.example.org',
    evidence: 'itself',
  },
  logo_url: {
    means:
      'Picture derived from the website’s domain. This server draws a monogram instead of a logo.',
    example: 'https://atlas.example/logos/wallet.example.org.webp',
    evidence: 'assigned',
  },
  url: {
    means: 'URL of the text.',
    example: 'https://standards.example/text',
    evidence: 'itself',
  },
  official_name: {
    means: 'Full legal title.',
    example: 'Regulation on sample identities',
    evidence: 'itself',
  },
  lei: {
    means: 'Legal Entity Identifier, 20 letters and digits (ISO 17442).',
    example: '529900T8BM49AURSDO55',
    evidence: 'register',
  },
  country: {
    means: 'Country. Null if there is none or more than one.',
    evidence: 'record',
  },
  region: { means: 'Region of a law that applies in several countries.', evidence: 'record' },
  status: { means: 'Status of the project.', example: 'Pilot', evidence: 'record' },
  type: {
    means: 'Project or consortium.',
    example: 'DID Project',
    evidence: 'record',
    values: projectTypes,
  },
  'type[]': {
    means: 'Sector: public, private or both.',
    example: ['Public'],
    evidence: 'record',
    values: entityTypes,
  },
  source: {
    means: 'URL of the source.',
    example: 'https://news.example/2025/launch',
    evidence: 'source',
  },
  archived_source: {
    means: 'URL of an archived copy of the source.',
    example: 'https://archive.example/2025/launch',
    evidence: 'itself',
  },
  until: {
    means:
      'Date on which the relation ended. Absent while it lasts. One that has ended is not counted.',
    example: '2025-10',
    evidence: 'source',
  },
  until_source: {
    means: 'URL of the source of the date.',
    example: 'https://news.example/2025/migration',
    evidence: 'source',
  },
  excerpt: {
    means: 'Quotation from the source.',
    example: 'Credentials are issued to residents of the canton.',
    evidence: 'source',
  },
  specification_url: {
    means: 'URL of the specification of the DID method.',
    example: 'https://methods.example/did-sample',
    evidence: 'itself',
  },
  stats: { means: 'Counts.', evidence: 'counted' },
  total_links: {
    means: 'Number of relations to other records, whichever record states them.',
    example: 27,
    evidence: 'counted',
  },
  ai_description: {
    means: 'AI-written summary, labelled as such on pages.',
    example: 'Sample Wallet is a digital wallet of the Sample Ministry.',
    evidence: 'generated',
  },
  role: { means: 'Role of the person.', example: 'Programme lead', evidence: 'source' },
  operator: { means: 'Operator of the ledger.', evidence: 'source' },
  person: { means: 'The person.', evidence: 'record' },
  project: { means: 'The project or consortium.', evidence: 'record' },
  entity: { means: 'The organization.', evidence: 'record' },
  did_method: { means: 'The DID method.', evidence: 'record' },
  dlt_instance: { means: 'The ledger.', evidence: 'record' },
}
