import { expect, test } from 'vitest'
import {
  canonicalCompareFileQuery,
  canonicalCompareQuery,
  compareAddress,
  compareFileAddress,
} from './compare-query'

const canonical = (query: string) => canonicalCompareQuery(new URLSearchParams(query))

test('keeps the order, and drops repeated and surplus ids', () => {
  expect(canonical('ids=118,48')).toBe('ids=118,48')
  expect(canonical('ids=48%2C118')).toBe('ids=48,118')
  expect(canonical('ids=3, 2,3,,2')).toBe('ids=3,2')
  const ids = (count: number) => `ids=${Array.from({ length: count }, (_, at) => at + 1).join(',')}`
  expect(canonical(ids(7))).toBe(ids(7))
  expect(canonical(ids(99))).toBe(ids(12))
  expect(canonical('ids=9999999999999999,9007199254740991')).toBe(
    'ids=9007199254740991,9999999999999999',
  )
})

test('adds the input of the form, and is its own canonical form', () => {
  expect(canonical('ids=118,48&add=7')).toBe('ids=118,48,7')
  expect(canonical('add=7')).toBe('ids=7')
  expect(canonical('ids=7&add=7&add=')).toBe('ids=7')
  for (const query of ['ids=1', 'ids=1,2&only=differences', '']) {
    expect(canonical(canonical(query))).toBe(canonical(query))
  }
})

test('keeps a few invalid ids, so that the page can name them', () => {
  expect(canonical('ids=1,abc')).toBe('ids=1,abc')
  expect(canonical('ids=abc')).toBe('ids=abc')
  expect(canonical('ids=a%26b,%22')).toBe('ids=a%26b,%22')
  expect(canonical('ids=1,a,b,c,d')).toBe('ids=1,a,b,c')
  expect(canonical(`ids=${'x'.repeat(99)}`)).toBe(`ids=${'x'.repeat(30)}`)
  expect(canonicalCompareFileQuery(new URLSearchParams('ids=1,abc'))).toBe('ids=1')
})

test('keeps a typed text as a query', () => {
  expect(canonical('ids=7&add=swiss+%20wallet')).toBe('find=swiss+wallet&ids=7')
  expect(canonical('add=Web3')).toBe('find=Web3')
  expect(canonical(canonical('add=a%26b%3Dc&ids=7'))).toBe('find=a%26b%3Dc&ids=7')
  expect(canonical('find=old&add=new')).toBe('find=new')
  expect(canonical('find=+&add=')).toBe('')
  expect(canonical(`add=${'x'.repeat(5000)}`)).toBe(`find=${'x'.repeat(100)}`)
})

test('shows only differences where there can be some', () => {
  expect(canonical('only=differences&ids=1,2')).toBe('ids=1,2&only=differences')
  expect(canonical('only=differences&ids=1')).toBe('ids=1')
  expect(canonical('only=all&ids=1,2')).toBe('ids=1,2')
  expect(canonical('only=differences')).toBe('')
})

test('the file is always the full table', () => {
  const query = new URLSearchParams('ids=1,2&only=differences')
  expect(canonicalCompareFileQuery(query)).toBe('ids=1,2')
  const seven = new URLSearchParams('ids=1,2,3,4,5,6,7')
  expect(canonicalCompareFileQuery(seven)).toBe('ids=1,2,3,4,5,6')
  expect(compareFileAddress('projects', [1, 2], 'csv')).toBe('/compare/table.csv?ids=1,2')
  expect(compareFileAddress('projects', [2], 'json')).toBe('/compare/table.json?ids=2')
  expect(compareAddress('projects', [], true)).toBe('/compare')
})

test('countries have codes in their order, and other texts remain to be looked up', () => {
  expect(canonical('countries=de,FR,%20DE')).toBe('countries=DE,FR')
  expect(canonical('countries=DE&countries=FR')).toBe('countries=DE,FR')
  expect(canonical('countries=DE&countries=&only=differences')).toBe('countries=DE')
  expect(canonical('countries=DE,FR&only=differences')).toBe('countries=DE,FR&only=differences')
  expect(canonical('countries=DE,Norway')).toBe('countries=DE,Norway')
  expect(canonical('countries=C%C3%B4te%20x')).toBe('countries=C%C3%B4te%20x')
  expect(canonical('countries=DE&ids=7')).toBe('countries=DE&ids=7')
  expect(canonical(canonical('countries=DE,Norway&ids=7'))).toBe(
    canonical('countries=DE,Norway&ids=7'),
  )
  expect(canonicalCompareFileQuery(new URLSearchParams('countries=DE,FR&ids=7'))).toBe(
    'countries=DE,FR',
  )
  expect(compareAddress('countries', ['DE', 'FR'])).toBe('/compare?countries=DE,FR')
  expect(compareAddress('countries', [])).toBe('/compare')
})

test('standards have ids in their order, and other texts remain to be looked up', () => {
  expect(canonical('standards=69,70,69')).toBe('standards=69,70')
  expect(canonical('standards=69&standards=70&standards=')).toBe('standards=69,70')
  expect(canonical('standards=69,OpenID%204&only=differences')).toBe('standards=69,OpenID%204')
  expect(canonical('standards=69,0,-1')).toBe('standards=69,0')
  expect(canonical('standards=&only=differences')).toBe('')
  expect(canonical('countries=DE&standards=69')).toBe('countries=DE')
  expect(canonicalCompareFileQuery(new URLSearchParams('standards=69,70,x&ids=7'))).toBe(
    'standards=69,70',
  )
})
