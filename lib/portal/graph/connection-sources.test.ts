import { expect, test } from 'vitest'
import type { SourceSummary } from '@/lib/contract/sources'
import { sourceRecords } from '@/lib/portal/sources/references'
import { organization, project } from '@/tests/fixtures/projects'
import { connectionSourceFinder } from './connection-sources'

const records = sourceRecords(
  ['a', 'b', 'c'].map((name, at) => ({
    id: at + 1,
    url: `https://${name}.example/`,
  })) as SourceSummary[],
)
const detail = project(1, {
  entities: [
    organization(2, 'Managing', { source: 'https://a.example' }),
    organization(2, 'Affiliation', { source: 'https://b.example' }),
    organization(3, 'Funding', { source: 'https://unknown.example' }),
    organization(4, 'Funding'),
  ],
  standards: [{ id: 5, title: 'Standard', source: 'https://c.example/' }],
})

const find = connectionSourceFinder([detail], records)

test('finds the source of a connection by its role, in both directions', () => {
  expect(find('entity-2', 'manages', 'project-1')).toBe(1)
  expect(find('project-1', 'is managed by', 'entity-2')).toBe(1)
  expect(find('entity-2', 'takes part in', 'project-1')).toBe(2)
  expect(find('entity-2', 'supplies', 'project-1')).toBe(2)
  expect(find('project-1', 'follows', 'standard-5')).toBe(3)
})

test('has no source for other roles, and for sources that are absent or unknown', () => {
  expect(find('entity-2', 'funds', 'project-1')).toBeUndefined()
  expect(find('entity-3', 'funds', 'project-1')).toBeUndefined()
  expect(find('entity-4', 'funds', 'project-1')).toBeUndefined()
  expect(find('entity-9', 'funds', 'project-1')).toBeUndefined()
})
