/**
 * Definitions of fields that mean the same wherever they occur, keyed by the last part of their
 * path. A definition for the full path takes precedence.
 */
import {
  assigned,
  counted,
  type Definitions,
  fromItself,
  fromRecord,
  fromRegister,
  fromSource,
  generated,
} from './definition'
import { entityTypes, projectTypes } from './values'

export const sharedDefinitions: Definitions = {
  id: assigned(
    'Permanent number of the record, used in the address of its page and never reused.',
    118,
  ),
  name: fromRecord('Name by which the record is listed.', 'Sample Ministry'),
  title: fromRecord('Title under which the record is listed.', 'Sample Wallet'),
  code: fromRegister(
    'Two-letter country code (ISO 3166-1 alpha-2), or EU for the European Union.',
    'CH',
  ),
  abbreviation: assigned('Short form of the region’s name.', 'EU'),
  website: fromItself('Address of the official website.', 'https://wallet.example.org'),
  logo_url: assigned(
    'Picture for the website’s domain. DID Atlas draws initials instead of copying a logo.',
    'https://atlas.example/logos/wallet.example.org.webp',
  ),
  url: fromItself('Link to the full text.', 'https://standards.example/text'),
  official_name: fromSource(
    'Full title of the law, as published.',
    'Regulation on sample identities',
  ),
  lei: fromRegister(
    'Legal Entity Identifier (ISO 17442): 20 letters and digits.',
    '529900T8BM49AURSDO55',
  ),
  country: fromRecord('One country; null if there is none, or more than one.'),
  region: fromRecord('Group of countries in which a law applies, such as the European Union.'),
  status: fromRecord('Stage that the project has reached.', 'Pilot'),
  type: fromRecord('Whether it is a project or a consortium.', 'DID Project', projectTypes),
  'type[]': fromRecord(
    'Whether it belongs to the public sector, the private sector or both.',
    ['Public'],
    entityTypes,
  ),
  source: fromSource(
    'Link to the page that confirms the fact.',
    'https://news.example/2025/launch',
  ),
  archived_source: fromItself(
    'Link to an archived copy of that page.',
    'https://archive.example/2025/launch',
  ),
  until: fromSource(
    'Date on which the relation ended; absent while it lasts. Relations that have ended are not counted.',
    '2025-10',
  ),
  until_source: fromSource(
    'Link to the page that confirms the end.',
    'https://news.example/2025/migration',
  ),
  excerpt: fromSource(
    'Passage of the source that confirms the fact.',
    'Credentials are issued to residents of the canton.',
  ),
  specification_url: fromItself(
    'Link to the specification of the DID method.',
    'https://methods.example/did-sample',
  ),
  stats: counted('Totals, such as the number of links to other records.'),
  total_links: counted('Number of links to other records, in either direction.', 27),
  ai_description: generated(
    'Short description written by AI, and labelled as such on pages.',
    'Sample Wallet is a digital wallet of the Sample Ministry.',
  ),
  role: fromSource('What the person does or did in the project.', 'Programme lead'),
  operator: fromSource('Organization that runs the ledger.'),
  person: fromRecord('Person who has the role.'),
  project: fromRecord('Project or consortium that the fact is about.'),
  entity: fromRecord('Organization that the fact is about.'),
  did_method: fromRecord('DID method that the fact is about.'),
  dlt_instance: fromRecord('Ledger that the fact is about.'),
}
