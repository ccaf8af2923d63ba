import { expect, test } from 'vitest'
import type { FieldChange } from '@/lib/contract/changes'
import {
  changedFields,
  changeLine,
  fieldLabel,
  kindText,
  pathLabel,
  valueText,
} from './change-words'

const change = (parts: Partial<FieldChange>): FieldChange => ({
  field: 'launch_date',
  before: null,
  after: null,
  ...parts,
})

test('describes a change in words', () => {
  expect(changeLine(change({ before: '2024', after: '2025' }))).toBe('Launched: 2024 → 2025')
  expect(changeLine(change({ field: 'uses_ssi', after: true }))).toBe(
    'Uses self-sovereign identity added: Yes',
  )
  const about = { family: 'standards', id: 1, name: 'DID Core' }
  const relation = change({ field: 'standards', about, before: { type: 'Follows', source: null } })
  expect(changeLine(relation)).toBe('Standards: DID Core removed: Type: Follows')
  expect(changeLine(change({ field: 'industries', about, after: {} }))).toBe(
    'Industries: DID Core added',
  )
  expect(valueText(['a', 'b'])).toBe('a, b')
  expect(changedFields([relation, change({}), relation])).toBe('Standards (2); Launched')
  expect([kindText('added', []), kindText('changed', [change({})])]).toEqual([
    'Added',
    '1 change: Launched',
  ])
})

test('uses the labels that visitors know for fields', () => {
  const names = {
    announcement_date_source: 'Announcement date source',
    consortia_relations_as_source: 'Related projects',
    constructor: 'Constructor',
    entities: 'Organizations',
    inclusion_criteria_announcement_date_sources:
      'Date of the announcement used for inclusion (sources)',
    inclusion_criteria_claims_ssi: 'Describes itself as self-sovereign identity',
    persons_of_interest: 'People',
    lei: 'LEI',
    source: 'Source',
    uses_ssi_source: 'Uses self-sovereign identity (source)',
  }
  for (const [field, label] of Object.entries(names)) expect(fieldLabel(field)).toBe(label)
})

test('names a field within others after them, unless it has a label of its own', () => {
  expect(pathLabel('launch_date')).toBe('Launched')
  expect(pathLabel('inclusion_criteria.claims_ssi')).toBe(
    'Describes itself as self-sovereign identity',
  )
  expect(pathLabel('entities[].relationship_type')).toBe('Organizations: relation')
  expect(pathLabel('products[].id')).toBe('Products: ID')
})

test('names records without their ids, unless two have one name', () => {
  const country = { field: 'country', before: 'Belgium (56)', after: 'European Union (97)' }
  expect(changeLine(change(country))).toBe('Country: Belgium → European Union')
  expect(changeLine(change({ field: 'operator', before: 'A (1)', after: 'A (2)' }))).toBe(
    'Operator: A (1) → A (2)',
  )
  expect(changeLine(change({ field: 'operator', after: 'A (2)' }))).toBe('Operator added: A')
  expect(changeLine(change({ field: 'title', before: 'Act (1)', after: 'Act (2024)' }))).toBe(
    'Title: Act (1) → Act (2024)',
  )
  expect(valueText({ role: 'Chair', on_behalf_of: 'A (3)' })).toBe('Role: Chair; On behalf of: A')
})
