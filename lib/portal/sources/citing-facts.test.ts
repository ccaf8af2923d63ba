import { expect, test } from 'vitest'
import type { CitingFact } from '@/lib/contract/sources'
import { citingRecords, fieldWords } from './citing-facts'

const fact = (field: string, changes: Partial<CitingFact> = {}): CitingFact => ({
  family: 'projects',
  record: { id: 5, name: 'Alpine ID' },
  field,
  ...changes,
})

test('names fields in words', () => {
  expect(fieldWords('uses_did_or_vc')).toBe('uses DID or VC')
  expect(fieldWords('launch_date')).toBe('launched')
  expect(fieldWords('dlt_instances')).toBe('ledgers')
  expect(fieldWords('constructor')).toBe('constructor')
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
      facts: ['launched', 'organizations: Office'],
    },
    { family: 'did-methods', id: 7, name: 'did:web', facts: ['source'] },
  ])
})
