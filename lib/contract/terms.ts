import { z } from 'zod'
import { assigned, type Definitions } from './codebook/definition'
import { namedObject } from './values'

export const License = namedObject('License', {
  name: z.string(),
  url: z.string(),
  spdx_id: z.string(),
})

export const Terms = namedObject('Terms', {
  license: License,
  attribution: z.object({
    required: z.boolean(),
    text: z.string(),
    components: z.object({
      credit: z.string(),
      links: z.object({ web_of_trust: z.string(), key_state: z.string(), license: z.string() }),
      indicate_changes: z.string(),
    }),
  }),
  usage_guidelines: z.object({
    commercial_use: z.string(),
    distribution: z.string(),
    modification: z.string(),
    private_use: z.string(),
    requirements: z.array(z.string()),
  }),
  examples: z
    .object({
      minimal: z.string(),
      standard: z.string(),
      full: z.string(),
      with_modifications: z.string(),
    })
    .nullish(),
  api_specific: z.object({
    rate_limits: z.object({ general: z.string(), search: z.string(), graph: z.string() }),
    headers: z.object({ 'X-License': z.string(), 'X-Attribution': z.string() }),
    fair_use: z.string(),
  }),
  contact: z.object({ questions: z.string(), website: z.string(), issues: z.string() }),
  disclaimer: z.string(),
  last_updated: z.string(),
})
export type Terms = z.infer<typeof Terms>

export const termsDefinitions: Definitions = {
  license: assigned('The licence of the data.'),
  'license.name': assigned(
    'The name of the licence.',
    'Creative Commons Attribution 4.0 International',
  ),
  'license.url': assigned('URL of the licence.', 'https://creativecommons.org/licenses/by/4.0/'),
  'license.spdx_id': assigned('SPDX licence identifier.', 'CC-BY-4.0'),
  attribution: assigned('How to credit the data.'),
  'attribution.required': assigned('Whether credit is required.', true),
  'attribution.text': assigned('Credit text.', 'Data: DID Atlas, CC BY 4.0'),
  'attribution.components': assigned('Parts of the credit.'),
  'attribution.components.credit': assigned('Publisher to credit.', 'DID Atlas'),
  'attribution.components.links': assigned('Links in the credit.'),
  'attribution.components.links.web_of_trust': assigned(
    'The site of the first publisher.',
    'https://publisher.example',
  ),
  'attribution.components.links.key_state': assigned(
    'The site of the second publisher.',
    'https://second.example',
  ),
  'attribution.components.links.license': assigned(
    'The text of the licence.',
    'https://creativecommons.org/licenses/by/4.0/',
  ),
  'attribution.components.indicate_changes': assigned(
    'How to indicate changes.',
    'Say so if you changed the data.',
  ),
  usage_guidelines: assigned('What the licence permits.'),
  'usage_guidelines.commercial_use': assigned('Whether commercial use is allowed.', 'Allowed'),
  'usage_guidelines.distribution': assigned('Whether copies may be shared.', 'Allowed'),
  'usage_guidelines.modification': assigned(
    'Whether the data may be changed.',
    'Allowed with attribution',
  ),
  'usage_guidelines.private_use': assigned('Whether private use is allowed.', 'Allowed'),
  'usage_guidelines.requirements': assigned('What users of the data must do.', [
    'Give credit',
    'Link to the licence',
  ]),
  examples: assigned('Credits to copy.'),
  'examples.minimal': assigned('Shortest credit.', 'Data: DID Atlas (CC BY 4.0)'),
  'examples.standard': assigned('Usual credit.', 'Contains data of DID Atlas, CC BY 4.0'),
  'examples.full': assigned(
    'Full credit, with links.',
    'Data of DID Atlas (https://publisher.example), CC BY 4.0',
  ),
  'examples.with_modifications': assigned(
    'Credit for data that you have changed.',
    'Based on data of DID Atlas, CC BY 4.0, changed',
  ),
  api_specific: assigned('Terms of the API.'),
  'api_specific.rate_limits': assigned('Number of requests that are allowed.'),
  'api_specific.rate_limits.general': assigned(
    'Limit for all endpoints together.',
    '120 requests per minute per IP',
  ),
  'api_specific.rate_limits.search': assigned(
    'Limit for searches.',
    '30 requests per minute per IP',
  ),
  'api_specific.rate_limits.graph': assigned(
    'Limit for the graph.',
    '10 requests per minute per IP',
  ),
  'api_specific.headers': assigned('Headers with licence and credit.'),
  'api_specific.headers.X-License': assigned('The licence.', 'CC-BY-4.0'),
  'api_specific.headers.X-Attribution': assigned('The credit.', 'Data: DID Atlas, CC BY 4.0'),
  'api_specific.fair_use': assigned(
    'What we ask of heavy users.',
    'Cache responses and avoid repeated requests.',
  ),
  contact: assigned('How to reach the publishers.'),
  'contact.questions': assigned('Address for questions.', 'contact@atlas.example'),
  'contact.website': assigned('Website of the publishers.', 'https://atlas.example'),
  'contact.issues': assigned('Where to report errors.', 'https://atlas.example/corrections'),
  disclaimer: assigned(
    'What the publishers do not guarantee.',
    'The data come without any warranty.',
  ),
  last_updated: assigned('Time of the last change, in ISO 8601.', '2026-11-21T09:30:00.000Z'),
}
