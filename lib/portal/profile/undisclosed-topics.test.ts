import { expect, test } from 'vitest'
import type { ProjectDetail } from '@/lib/contract/projects'
import { undisclosedTopics } from './undisclosed-topics'

const topics = (fields: object) =>
  undisclosedTopics({ id: 1, title: 'Sample', ...fields } as ProjectDetail)

test('names the topics that a record does not cover', () => {
  expect(topics({ status: 'Launched' })).toEqual([
    'technology',
    'standards',
    'ledger',
    'organizations',
    'legal basis',
    'launch date',
  ])
})

test('a single No is a statement about technology, and a DID method one about the ledger', () => {
  const topicNames = topics({ uses_ssi: false, did_methods: [{ id: 1, name: 'web' }] })
  expect(topicNames).not.toContain('technology')
  expect(topicNames).not.toContain('ledger')
})

test('a launch date is missing only if there was a launch', () => {
  for (const status of ['Pilot', 'Announced', null]) {
    expect(topics({ status })).not.toContain('launch date')
  }
  expect(topics({ status: 'Discontinued' })).toContain('launch date')
  expect(topics({ status: 'Active', launch_date: '2024' })).not.toContain('launch date')
})
