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
  'license.url': text('URL of the licence.', 'https://creativecommons.org/licenses/by/4.0/'),
  'license.spdx_id': text('SPDX licence identifier.', 'CC-BY-4.0'),
  attribution: group('How to credit the data.'),
  'attribution.required': {
    means: 'Whether credit is required.',
    example: true,
    evidence: 'assigned',
  },
  'attribution.text': text('Credit text.', 'Data: DID Atlas, CC BY 4.0'),
  'attribution.components': group('Parts of the credit.'),
  'attribution.components.credit': text('Publisher to credit.', 'DID Atlas'),
  'attribution.components.links': group('Links in the credit.'),
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
    'How to indicate changes.',
    'Say so if you changed the data.',
  ),
  usage_guidelines: group('Permitted use.'),
  'usage_guidelines.commercial_use': text('Commercial use.', 'Allowed'),
  'usage_guidelines.distribution': text('Distribution.', 'Allowed'),
  'usage_guidelines.modification': text('Modification.', 'Allowed with attribution'),
  'usage_guidelines.private_use': text('Private use.', 'Allowed'),
  'usage_guidelines.requirements': {
    means: 'Requirements.',
    example: ['Give credit', 'Link to the licence'],
    evidence: 'assigned',
  },
  examples: group('Examples of credits.'),
  'examples.minimal': text('Minimal.', 'Data: DID Atlas (CC BY 4.0)'),
  'examples.standard': text('Standard.', 'Contains data of DID Atlas, CC BY 4.0'),
  'examples.full': text(
    'Full, with links.',
    'Data of DID Atlas (https://publisher.example), CC BY 4.0',
  ),
  'examples.with_modifications': text(
    'For modified data.',
    'Based on data of DID Atlas, CC BY 4.0, changed',
  ),
  api_specific: group('Terms of the API.'),
  'api_specific.rate_limits': group('Rate limits.'),
  'api_specific.rate_limits.general': text('All endpoints.', '120 requests per minute per IP'),
  'api_specific.rate_limits.search': text('Search.', '30 requests per minute per IP'),
  'api_specific.rate_limits.graph': text('Graph.', '10 requests per minute per IP'),
  'api_specific.headers': group('Headers with licence and credit.'),
  'api_specific.headers.X-License': text('The licence.', 'CC-BY-4.0'),
  'api_specific.headers.X-Attribution': text('The credit.', 'Data: DID Atlas, CC BY 4.0'),
  'api_specific.fair_use': text('Fair use.', 'Cache responses and avoid repeated requests.'),
  contact: group('Contact.'),
  'contact.questions': text('Questions.', 'contact@atlas.example'),
  'contact.website': text('The website.', 'https://atlas.example'),
  'contact.issues': text('Errors and corrections.', 'https://atlas.example/corrections'),
  disclaimer: text('Disclaimer.', 'The data come without any warranty.'),
  last_updated: text('Time of the last change, in ISO 8601.', '2026-11-21T09:30:00.000Z'),
}
