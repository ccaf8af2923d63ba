import { expect, test } from '@playwright/test'
import { nodeFinder } from './find-nodes'

const titles = [
  'Sovrin',
  'Sovrin Foundation',
  'European Commission',
  'Österreich Agentur',
  'did:web',
]
const nodes = titles.map((title, at) => ({ id: `n-${at}`, title, degree: at }))
const { find, similar } = nodeFinder(nodes, ({ degree }) => degree)
const names = (found: { title: string }[]) => found.map(({ title }) => title)

test('finds an id, a whole name before the begin of one, and any part', () => {
  expect(names(find('n-2', 5))).toEqual(['European Commission'])
  expect(names(find('sovrin', 5))).toEqual(['Sovrin', 'Sovrin Foundation'])
  expect(names(find('osterreich', 5))).toEqual(['Österreich Agentur'])
  expect(names(find('web', 5))).toEqual(['did:web'])
  expect(names(find('o', 2))).toHaveLength(2)
})

test('finds nothing by a text without letters', () => {
  expect(find('', 5)).toEqual([])
  expect(find('  ', 5)).toEqual([])
  expect(similar('', 5)).toEqual([])
})

test('finds names that are written nearly alike, whole or in part', () => {
  expect(names(similar('Europaen Comission', 5))).toEqual(['European Commission'])
  expect(names(similar('Fuondation', 5))).toEqual(['Sovrin Foundation'])
  expect(names(similar('sovrim', 5))).toEqual(['Sovrin Foundation', 'Sovrin'])
})

test('finds nothing like a text that is far from every name, or too short to tell', () => {
  expect(similar('no such node', 5)).toEqual([])
  expect(similar('xyz', 5)).toEqual([])
})
