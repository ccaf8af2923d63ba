import { expect, test } from 'vitest'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { country, organization, project as projectWith } from '@/tests/fixtures/projects'
import { factsNamed, inShort, recordFacts } from './record-facts'

const project = projectWith(1, {
  launch_date: '2021-05',
  launch_date_source: 'https://example.org/launch',
  uses_ssi: null,
  entities: [
    organization(7, 'Funding', { name: 'Zürich Office' }),
    organization(8, 'Member', { name: 'Zürich Office' }),
    organization(9, 'Member', { name: '身分' }),
  ],
})

test('names each fact of a project, with its value and its source', () => {
  const facts = recordFacts('projects', project)
  const [launched] = factsNamed(facts, 'launch_date')
  expect(launched).toMatchObject({
    label: 'Launched',
    text: 'May 2021',
    sources: ['https://example.org/launch'],
    part: 'glance',
  })
  expect(facts.map(({ key }) => key)).toEqual(expect.arrayContaining(['name', 'type', 'uses_ssi']))
  expect(facts.map(({ key }) => key)).not.toContain('stats')
})

test('numbers entries with equal texts, and finds them by their field and their section', () => {
  const facts = recordFacts('projects', project)
  const keys = ['entities:zurich-office', 'entities:zurich-office-2', 'entities:entry']
  expect(factsNamed(facts, 'entities').map(({ key }) => key)).toEqual(keys)
  expect(factsNamed(facts, 'participants').map(({ key }) => key)).toEqual(keys)
  expect(factsNamed(facts, keys[1] ?? '')).toMatchObject([{ label: 'Members' }])
  expect(factsNamed(facts, 'nothing')).toEqual([])
})

test('names the facts of other families, and long lists as one', () => {
  const switzerland = {
    ...country(3, 'CH', 'Switzerland', { entities: 50 }),
    formal_name: 'Swiss Confederation',
    entities_hq: Array.from({ length: 50 }, (_, id) => ({ id: id + 1, name: `Office ${id}` })),
    projects_target: [{ id: 4, title: 'Sample', source: 'https://example.org/4' }],
  } as unknown as RecordDocuments['countries']
  const all = recordFacts('countries', switzerland)
  expect(factsNamed(all, 'entities_hq:office-49')).toMatchObject([{ text: 'Office 49' }])
  expect(inShort(factsNamed(all, 'entities_hq'))).toMatchObject([{ key: 'entities_hq' }])
  const facts = inShort(all)
  expect(facts.map(({ label }) => label)).toEqual([
    'Name',
    'Formal name',
    'Organizations based there',
    'Projects serving it',
  ])
  expect(facts.map(({ key, text }) => [key, text])).toEqual([
    ['name', 'Switzerland'],
    ['formal_name', 'Swiss Confederation'],
    ['entities_hq', '50 entries'],
    ['projects_target:sample', 'Sample'],
  ])
  expect(facts.at(-1)?.sources).toEqual(['https://example.org/4'])
})

test('finds facts by the visible text of a profile: a label, words, or the record that they name', () => {
  const facts = recordFacts('projects', project)
  const getKeys = (name: string) => factsNamed(facts, name).map(({ key }) => key)
  expect(getKeys('shown:launched')).toEqual(['launch_date'])
  expect(getKeys('shown:status')).toEqual(['status'])
  expect(getKeys('shown:entities-9')).toEqual(['entities:entry'])
  expect(getKeys('shown:zurich-office')).toEqual([
    'entities:zurich-office',
    'entities:zurich-office-2',
  ])
  expect(getKeys('shown:entities-99')).toEqual([])
})

test('uses the labels of the profile for fields, and knows the sources of the record', () => {
  const standard = { id: 1, title: 'Sample', url: 'https://example.org/', stats: {} }
  const method = { id: 2, name: 'sample', source: 'https://example.org/2', stats: {} }
  const own = (facts: readonly { label: string; text: string }[]) =>
    facts.slice(1).map(({ label, text }) => [label, text])
  expect(own(recordFacts('standards', standard as RecordDocuments['standards']))).toEqual([
    ['Specification', 'https://example.org/'],
  ])
  expect(own(recordFacts('did-methods', method as RecordDocuments['did-methods']))).toEqual([
    ['Entry confirmed by', 'example.org'],
  ])
})
