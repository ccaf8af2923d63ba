import { expect, test } from 'vitest'
import type { Found } from '@/lib/search/engine'
import { areOnlySimilar, foundRecords } from './found-records'

const own = (id: string, kind: Found['kind'] = 'start'): Found => ({ id, kind, words: [] })

const result = (id: string) => ({
  id,
  title: id,
  type: 'DID Project',
  code: null,
  countryFilter: null,
  regionFilter: null,
})

const order = (found: Found[], results: string[]): string[] =>
  foundRecords(found, results.map(result)).map(({ id }) => id)

test('keeps the order of the own search, and adds what only the API found where the API has it', () => {
  expect(order([own('project-1'), own('project-2')], ['project-2', 'project-1'])).toEqual([
    'project-1',
    'project-2',
  ])
  expect(order([own('project-1'), own('project-2')], ['project-1', 'entity-9'])).toEqual([
    'project-1',
    'entity-9',
    'project-2',
  ])
  expect(order([own('project-1')], ['entity-9', 'entity-8', 'project-1'])).toEqual([
    'entity-9',
    'entity-8',
    'project-1',
  ])
  expect(order([], ['entity-9'])).toEqual(['entity-9'])
  expect(order([own('project-1')], [])).toEqual(['project-1'])
})

test('a record that the API found by a name that the graph lacks stands where the API has it', () => {
  const found = [own('standard-1'), own('standard-2'), own('entity-188', 'initials')]
  expect(order(found, ['entity-188', 'standard-1', 'standard-2'])).toEqual([
    'entity-188',
    'standard-1',
    'standard-2',
  ])
  expect(order(found, ['standard-1', 'standard-2', 'entity-188'])).toEqual([
    'standard-1',
    'standard-2',
    'entity-188',
  ])
})

test('shows each record once and at most five of a type', () => {
  const found = [1, 2, 3, 4, 5].map((id) => own(`project-${id}`))
  const results = ['project-7', 'project-1', 'project-1', 'entity-1']
  expect(order(found, results)).toEqual([
    'project-7',
    'project-1',
    'entity-1',
    'project-2',
    'project-3',
    'project-4',
  ])
})

test('names are only similar if neither search found anything else that has a page', () => {
  const similar = [own('project-1', 'misspelled'), own('country-756', 'misspelled')]
  const found = (all: Found[], ...ids: string[]) => areOnlySimilar(all, ids.map(result))
  expect(found(similar)).toBe(true)
  expect(found(similar, 'country-756', 'region-3')).toBe(true)
  expect(found(similar, 'entity-9')).toBe(false)
  const byWord: Found = { id: 'country-276', kind: 'misspelled', words: ['germany'] }
  const more = { ...result('entity-9'), title: 'Ministry (Germany)' }
  expect(areOnlySimilar([byWord], [more])).toBe(true)
  expect(areOnlySimilar([byWord], [{ ...more, title: 'Germ Inc.' }])).toBe(false)
  expect(found([...similar, own('entity-9', 'text')])).toBe(false)
  expect(found([own('project-1')])).toBe(false)
  expect(found([])).toBe(false)
})
