import { expect, test } from 'vitest'
import { country } from '@/tests/fixtures/projects'
import { recordSummary } from './summaries'

const stats = { total_links: 0 }

test('the summary of a project states its aim as a sentence', () => {
  const project = {
    id: 1,
    title: 'Sample',
    type: 'DID Project' as const,
    country: country(528, 'NL', 'Netherlands'),
    mission_statement: 'To test wallets.',
    stats: { total_links: 0, score: 0 },
  }
  const start = 'Sample, a decentralized identity project in the Netherlands.'
  expect(recordSummary('projects', project)).toBe(`${start} It aims to test wallets.`)
  expect(recordSummary('projects', { ...project, status: 'Discontinued' })).toBe(
    `${start} It aimed to test wallets.`,
  )
})

test('the summary of a law names its jurisdiction and its official name, if that has other words', () => {
  const law = { id: 1, title: 'Data Act 2019 (Kenya)', official_name: 'Data Act, 2019', stats }
  const region = (title: string, abbreviation: string) => ({ id: 1, title, abbreviation })
  expect(recordSummary('regulations', { ...law, country: country(404, 'KE', 'Kenya') })).toBe(
    'Data Act 2019 (Kenya), a law of Kenya.',
  )
  expect(recordSummary('regulations', { ...law, region: region('Worldwide', 'WW') })).toBe(
    'Data Act 2019 (Kenya), an international law.',
  )
  const union = { ...law, title: 'GDPR', official_name: 'Regulation (EU) 2016/679' }
  expect(recordSummary('regulations', { ...union, region: region('European Union', 'EU') })).toBe(
    'GDPR, a law of the European Union. Official name: Regulation (EU) 2016/679.',
  )
})

test('the summary of an organization counts each person once', () => {
  const person = { id: 1, name: 'Ada Example' }
  const project = { id: 2, title: 'Sample' }
  const people = { by_person: [{ person }], on_behalf_of: [{ person, project }] }
  expect(recordSummary('entities', { id: 3, name: 'Agency', type: ['Public'], people })).toBe(
    'Agency, a public organization. Linked to 1 person.',
  )
})

test('the summary of a ledger names its operator', () => {
  const ledger = { id: 1, name: 'Sample ledger', stats }
  const operator = { id: 2, name: 'European Commission' }
  expect(
    recordSummary('dlt-instances', { ...ledger, operator, dlt: { id: 3, title: 'Besu' } }),
  ).toBe('Sample ledger, a distributed ledger built on Besu. Operator: European Commission.')
  expect(recordSummary('dlt-instances', ledger)).toBe('Sample ledger, a distributed ledger.')
})
