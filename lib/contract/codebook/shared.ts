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
  id: assigned('Permanent id of the record, part of the address of its page. Never reused.', 118),
  name: fromRecord('Name of the record.', 'Sample Ministry'),
  title: fromRecord('Title of the record.', 'Sample Wallet'),
  code: fromRegister('ISO 3166-1 alpha-2 code; EU for the European Union.', 'CH'),
  abbreviation: assigned('Abbreviation of the region.', 'EU'),
  website: fromItself('Address of its website.', 'https://wallet.example.org'),
  logo_url: assigned(
    'Picture derived from the website’s domain. This server draws a monogram instead of a logo.',
    'https://atlas.example/logos/wallet.example.org.webp',
  ),
  url: fromItself('URL of the text.', 'https://standards.example/text'),
  official_name: fromItself('Full legal title.', 'Regulation on sample identities'),
  lei: fromRegister(
    'Legal Entity Identifier, 20 letters and digits (ISO 17442).',
    '529900T8BM49AURSDO55',
  ),
  country: fromRecord('Country. Null if there is none or more than one.'),
  region: fromRecord('Region of a law that applies in several countries.'),
  status: fromRecord('Status of the project.', 'Pilot'),
  type: fromRecord('Project or consortium.', 'DID Project', projectTypes),
  'type[]': fromRecord('Sector: public, private or both.', ['Public'], entityTypes),
  source: fromSource('URL of the source.', 'https://news.example/2025/launch'),
  archived_source: fromItself(
    'URL of an archived copy of the source.',
    'https://archive.example/2025/launch',
  ),
  until: fromSource(
    'Date on which the relation ended. Absent while it lasts. One that has ended is not counted.',
    '2025-10',
  ),
  until_source: fromSource('URL of the source of the date.', 'https://news.example/2025/migration'),
  excerpt: fromSource(
    'Quotation from the source.',
    'Credentials are issued to residents of the canton.',
  ),
  specification_url: fromItself(
    'URL of the specification of the DID method.',
    'https://methods.example/did-sample',
  ),
  stats: counted('Totals for this record.'),
  total_links: counted('Number of relations to other records, whichever record states them.', 27),
  ai_description: generated(
    'AI-written summary, labelled as such on pages.',
    'Sample Wallet is a digital wallet of the Sample Ministry.',
  ),
  role: fromSource('Role of the person.', 'Programme lead'),
  operator: fromSource('Operator of the ledger.'),
  person: fromRecord('The person with the role.'),
  project: fromRecord('The project or consortium of the relation.'),
  entity: fromRecord('The organization of the relation.'),
  did_method: fromRecord('The DID method of the relation.'),
  dlt_instance: fromRecord('The ledger of the relation.'),
}
