import { expect, test } from 'vitest'
import type { CitingFact } from '@/lib/contract/sources'
import { citingRecords } from './citing-facts'

const fact = (field: string, changes: Partial<CitingFact> = {}): CitingFact => ({
  family: 'projects',
  record: { id: 5, name: 'Alpine ID' },
  field,
  ...changes,
})

test('groups facts by record, each fact once', () => {
  const other = { family: 'did-methods', record: { id: 7, name: 'did:web' } }
  expect(
    citingRecords([
      fact('launch_date'),
      fact('entities', { about: 'Office' }),
      fact('source', other),
      fact('launch_date'),
      fact('launch_date', { family: 'moons' }),
    ]),
  ).toEqual([
    {
      family: 'projects',
      id: 5,
      name: 'Alpine ID',
      facts: ['Launched', 'Organizations: Office'],
    },
    { family: 'did-methods', id: 7, name: 'did:web', facts: ['Source'] },
  ])
})
