import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/tests/fixtures/any-text'
import { canonicalGraphQuery, parseGraphState, selectionQuery } from './graph-query'
import { linkKinds, nodeKinds } from './kinds'

const canonical = (query: string) => canonicalGraphQuery(new URLSearchParams(query))

test('serializes equal states equally', () => {
  expect(canonical('types=person&types=project&node=project-48')).toBe(
    'node=project-48&types=project.person',
  )
  expect(canonical('to=b&from=a&degree=03&country=ch')).toBe('country=CH&degree=3&from=a&to=b')
  expect(canonical('links=funding.managing.funding')).toBe('links=managing.funding')
})

test('treats a selection of all kinds like no selection', () => {
  expect(canonical(`types=${nodeKinds.map(({ slug }) => slug).join('.')}`)).toBe('')
  expect(canonical(linkKinds.map(({ slug }) => `links=${slug}`).join('&'))).toBe('')
})

test('drops defaults, unknown keys and values, and the node if there is a path', () => {
  for (const query of [
    '',
    'degree=0&types=&links=&country=&node=&from=&to=',
    'types=nothing.__proto__&links=constructor&country=Narnia&degree=-3',
    'degree=1e3&country=C%00&utm_source=x&q=a',
    'node=%20%0A%09',
  ]) {
    expect(canonical(query), query).toBe('')
  }
  expect(canonical('node=a&from=b&to=c')).toBe('from=b&to=c')
  expect(canonical('node=a&from=b')).toBe('from=b&node=a')
})

test('limits numbers and the length of texts', () => {
  expect(canonical('degree=999999')).toBe('degree=30')
  expect(parseGraphState(new URLSearchParams(`node=${'a'.repeat(900)}`)).node).toHaveLength(200)
  expect(parseGraphState(new URLSearchParams(`node=${'a'.repeat(199)}🪪`)).node).toBe(
    'a'.repeat(199),
  )
})

test('a canonical query is its own canonical form, for any parameters', () => {
  const key = fc.constantFrom('node', 'from', 'to', 'types', 'links', 'country', 'degree', 'x')
  fc.assert(
    fc.property(fc.array(fc.tuple(key, anyText())), (pairs) => {
      const once = canonicalGraphQuery(new URLSearchParams(pairs))
      return canonical(once) === once
    }),
  )
})

test('paths through standards and laws are part of a query with a path only', () => {
  expect(canonical('from=a&to=b&hubs=1')).toBe('from=a&hubs=1&to=b')
  expect(canonical('from=a&to=b&hubs=0')).toBe('from=a&to=b')
  expect(canonical('node=a&hubs=1')).toBe('node=a')
  expect(selectionQuery(parseGraphState(new URLSearchParams('hubs=1&from=a&to=b&degree=3')))).toBe(
    'from=a&hubs=1&to=b',
  )
})

test('the query of a selection contains no filters', () => {
  const query = new URLSearchParams('node=project-48&types=person&degree=3')
  expect(selectionQuery(parseGraphState(query))).toBe('node=project-48')
})
