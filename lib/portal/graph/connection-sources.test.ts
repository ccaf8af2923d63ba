import { expect, test } from 'vitest'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SourceSummary } from '@/lib/contract/sources'
import { sourceRecords } from '@/lib/portal/sources/references'
import { connectionSourceFinder } from './connection-sources'

const records = sourceRecords(
  ['a', 'b', 'c'].map((name, at) => ({
    id: at + 1,
    url: `https://${name}.example/`,
  })) as SourceSummary[],
)
const entity = (id: number, relationship_type: string, source?: string) => ({
  id,
  name: 'Name',
  type: ['Public'],
  relationship_type,
  source,
})
const project = {
  id: 1,
  title: 'Project',
  entities: [
    entity(2, 'Managing', 'https://a.example'),
    entity(2, 'Affiliation', 'https://b.example'),
    entity(3, 'Funding', 'https://unknown.example'),
    entity(4, 'Funding'),
  ],
  standards: [{ id: 5, title: 'Standard', source: 'https://c.example/' }],
} as unknown as ProjectDetail

const find = connectionSourceFinder([project], records)

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
