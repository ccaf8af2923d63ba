/** Definitions of the fields of the terms. */
import type { Definitions } from './definition'

const text = (means: string, example: string) => ({ means, example, evidence: 'assigned' }) as const
const group = (means: string) => ({ means, evidence: 'assigned' }) as const

export const termsDefinitions: Definitions = {
  license: group('The licence of the data.'),
  'license.name': text(
    'The name of the licence.',
    'Creative Commons Attribution 4.0 International',
  ),
  'license.url': text('Its text.', 'https://creativecommons.org/licenses/by/4.0/'),
  'license.spdx_id': text('Its identifier of SPDX.', 'CC-BY-4.0'),
  attribution: group('How to credit the data.'),
  'attribution.required': {
    means: 'Whether credit is required.',
    example: true,
    evidence: 'assigned',
  },
  'attribution.text': text('The credit to give.', 'Data: DID Atlas, CC BY 4.0'),
  'attribution.components': group('What the credit consists of.'),
  'attribution.components.credit': text('Who is to be credited.', 'DID Atlas'),
  'attribution.components.links': group('What the credit links to.'),
  'attribution.components.links.web_of_trust': text(
    'The site of the first publisher.',
    'https://publisher.example',
  ),
  'attribution.components.links.key_state': text(
    'The site of the second publisher.',
    'https://second.example',
  ),
  'attribution.components.links.license': text(
    'The text of the licence.',
    'https://creativecommons.org/licenses/by/4.0/',
  ),
  'attribution.components.indicate_changes': text(
    'How to say that the data were changed.',
    'Say so if you changed the data.',
  ),
  usage_guidelines: group('What may be done with the data.'),
  'usage_guidelines.commercial_use': text('Commercial use.', 'Allowed'),
  'usage_guidelines.distribution': text('Passing them on.', 'Allowed'),
  'usage_guidelines.modification': text('Changing them.', 'Allowed with attribution'),
  'usage_guidelines.private_use': text('Private use.', 'Allowed'),
  'usage_guidelines.requirements': {
    means: 'What is required for it.',
    example: ['Give credit', 'Link to the licence'],
    evidence: 'assigned',
  },
  examples: group('Examples of credits.'),
  'examples.minimal': text('The shortest.', 'Data: DID Atlas (CC BY 4.0)'),
  'examples.standard': text('The usual one.', 'Contains data of DID Atlas, CC BY 4.0'),
  'examples.full': text(
    'The full one, with links.',
    'Data of DID Atlas (https://publisher.example), CC BY 4.0',
  ),
  'examples.with_modifications': text(
    'One for data that were changed.',
    'Based on data of DID Atlas, CC BY 4.0, changed',
  ),
  api_specific: group('What holds for the API.'),
  'api_specific.rate_limits': group('The rate limits.'),
  'api_specific.rate_limits.general': text('Of all endpoints.', '120 requests per minute per IP'),
  'api_specific.rate_limits.search': text('Of the search.', '30 requests per minute per IP'),
  'api_specific.rate_limits.graph': text('Of the graph.', '10 requests per minute per IP'),
  'api_specific.headers': group('The headers that carry licence and credit.'),
  'api_specific.headers.X-License': text('The licence.', 'CC-BY-4.0'),
  'api_specific.headers.X-Attribution': text('The credit.', 'Data: DID Atlas, CC BY 4.0'),
  'api_specific.fair_use': text(
    'What users are asked for.',
    'Cache responses and avoid repeated requests.',
  ),
  contact: group('Where to turn to.'),
  'contact.questions': text('Questions.', 'contact@atlas.example'),
  'contact.website': text('The website.', 'https://atlas.example'),
  'contact.issues': text('Faults and corrections.', 'https://atlas.example/corrections'),
  disclaimer: text('What is not promised.', 'The data come without any warranty.'),
  last_updated: text(
    'When the terms were last changed, as an ISO 8601 time.',
    '2026-11-21T09:30:00.000Z',
  ),
}
