import { expect, test } from 'vitest'
import { isNameFor, nodeFinder } from './find-nodes'

const titles = [
  'Sovrin',
  'Sovrin Foundation',
  'European Commission',
  'Österreich Agentur',
  'did:web',
]
const nodes = titles.map((title, index) => ({ id: `n-${index}`, title, degree: index }))
const { find, similar } = nodeFinder(nodes, ({ degree }) => degree)
const names = (found: { title: string }[]) => found.map(({ title }) => title)

test('finds ids, and ranks full names above the start of a name, and that above any other part', () => {
  expect(names(find('n-2', 5))).toEqual(['European Commission'])
  expect(names(find('sovrin', 5))).toEqual(['Sovrin', 'Sovrin Foundation'])
  expect(names(find('osterreich', 5))).toEqual(['Österreich Agentur'])
  expect(names(find('web', 5))).toEqual(['did:web'])
  expect(names(find('o', 2))).toHaveLength(2)
})

test('finds DID methods by their full name, with and without its prefix', () => {
  const methods = ['did:webvh', 'did:web', 'Web of trust', 'did:key'].map((title, index) => ({
    id: `m-${index}`,
    title,
  }))
  const ofMethods = nodeFinder(methods, () => 1)
  expect(names(ofMethods.find('did:web', 5))).toEqual(['did:web', 'did:webvh'])
  expect(names(ofMethods.find('DID:Web', 1))).toEqual(['did:web'])
  expect(names(ofMethods.find('web', 5))).toEqual(['did:web', 'did:webvh', 'Web of trust'])
  expect(names(ofMethods.find('did:', 5))).toEqual(['did:webvh', 'did:web', 'did:key'])
  expect(names(ofMethods.similar('webvj', 5))).toEqual(['did:webvh'])
  expect(isNameFor({ title: 'did:web' }, 'web')).toBe(true)
  expect(isNameFor({ title: 'did:web' }, 'did:web')).toBe(true)
  expect(isNameFor({ title: 'did:webvh' }, 'web')).toBe(false)
})

test('finds nothing for a text without letters', () => {
  expect(find('', 5)).toEqual([])
  expect(find('  ', 5)).toEqual([])
  expect(similar('', 5)).toEqual([])
})

test('finds names that are similar, completely or in part', () => {
  expect(names(similar('Europaen Comission', 5))).toEqual(['European Commission'])
  expect(names(similar('Fuondation', 5))).toEqual(['Sovrin Foundation'])
  expect(names(similar('sovrim', 5))).toEqual(['Sovrin Foundation', 'Sovrin'])
})

test('finds nothing similar to a text that differs too much from every name, or is too short', () => {
  expect(similar('no such node', 5)).toEqual([])
  expect(similar('xyz', 5)).toEqual([])
})
