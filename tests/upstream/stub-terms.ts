/** The terms of the synthetic upstream, which are as hostile as its other documents. */
export const syntheticTerms = {
  license: { name: 'CC BY 4.0', url: 'javascript:window.pwned=1', spdx_id: 'CC-BY-4.0' },
  attribution: {
    required: true,
    text: 'Credit of the synthetic upstream',
    components: {
      credit: 'Synthetic upstream',
      links: {
        web_of_trust: 'https://wot.example.org',
        key_state: 'data:,x',
        license: 'https://license.example.org',
      },
      indicate_changes: 'Say so.',
    },
  },
  usage_guidelines: {
    commercial_use: 'Yes',
    distribution: 'Yes',
    modification: 'Yes',
    private_use: 'Yes',
    requirements: [],
  },
  examples: null,
  api_specific: {
    rate_limits: { general: '60', search: '30', graph: '10' },
    headers: { 'X-License': 'CC-BY-4.0', 'X-Attribution': 'Synthetic upstream' },
    fair_use: 'Cache.',
  },
  contact: { questions: 'nobody', website: 'https://example.org', issues: '<b>none</b>' },
  disclaimer: 'Invented for tests.',
  last_updated: '2026-01-02T03:04:05Z',
}
