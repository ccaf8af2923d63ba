/** The search of a dataset for names. */
import { expect, test } from 'vitest'
import { found, makeSnapshot } from '@/tests/fixtures/snapshot'
import { Dataset } from './dataset'
import type { SearchEntry } from './snapshot'

const searching = (entries: SearchEntry[], query?: string, perGroup = 5): string[] =>
  Dataset.of(makeSnapshot({ search: entries }))
    .search(query, perGroup)
    .map((text) => JSON.parse(text).title)

test('returns the highest scores if there is no query', () => {
  const entries = [
    found('people', 'Low', 1),
    found('people', 'High', 9),
    found('dlts', 'Middle', 5),
  ]
  for (const query of [undefined, '', '  ']) {
    expect(searching(entries, query), JSON.stringify(query)).toEqual(['High', 'Middle', 'Low'])
  }
})

test('a search puts names with the very letter that was typed before all that it folds to', () => {
  const entries = [
    found('people', 'O', 99),
    found('people', 'Oslo Office', 90),
    found('people', 'Solo', 80),
    found('people', 'Søren', 2),
    found('people', 'Ørsted', 1),
    found('people', 'Köln', 100),
    found('people', 'Zug', 100),
  ]
  const first = ['Ørsted', 'Søren']
  expect(searching(entries, 'ø', 9)).toEqual([...first, ...['O', 'Oslo Office', 'Köln', 'Solo']])
  expect(searching(entries, ' Ø ', 2)).toEqual(first)
  expect(searching(entries, 'o\u0308', 1)).toEqual(['Köln'])
  expect(searching(entries, 'o', 2)).toEqual(['O', 'Oslo Office'])
  expect(searching(entries, 'ör', 9)).toEqual(['Ørsted', 'Søren'])
})
