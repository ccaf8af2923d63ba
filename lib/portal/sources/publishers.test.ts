import { expect, test } from 'vitest'
import { aSource } from '@/tests/fixtures/sources'
import { listPublishers, matchingPublishers } from './publishers'

const publishers = listPublishers([
  aSource({ publisher: 'Zeitung', kind: 'press', stats: { facts: 2, records: 1 } }),
  aSource({ publisher: 'Ärzte', kind: 'company', stats: { facts: 1, records: 1 } }),
  aSource({ publisher: 'Ärzte', kind: 'code', stats: { facts: 3, records: 1 } }),
  aSource({ publisher: 'Ärzte', kind: 'code', stats: { facts: 1, records: 1 } }),
  aSource({ publisher: 'Amt', stats: { facts: 2, records: 1 } }),
])

test('counts the sources and facts of each publisher, the most cited first', () => {
  expect(publishers).toEqual([
    { name: 'Ärzte', kinds: ['code', 'company'], sources: 3, facts: 5 },
    { name: 'Amt', kinds: ['official'], sources: 1, facts: 2 },
    { name: 'Zeitung', kinds: ['press'], sources: 1, facts: 2 },
  ])
})

test('finds publishers by a part of their name, ignoring diacritics, and by kind', () => {
  const found = (state: Parameters<typeof matchingPublishers>[1]) =>
    matchingPublishers(publishers, state).map(({ name }) => name)
  expect(found({ q: 'arz', page: 1 })).toEqual(['Ärzte'])
  expect(found({ kind: 'press', page: 1 })).toEqual(['Zeitung'])
  expect(found({ q: 'a', kind: 'company', page: 1 })).toEqual(['Ärzte'])
  expect(found({ q: '!', page: 1 })).toEqual([])
  expect(found({ page: 1 })).toHaveLength(3)
})
