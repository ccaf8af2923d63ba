import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/tests/fixtures/any-text'
import { canonicalGraphQuery, parseGraphState } from './graph-query'
import { nodeKinds } from './kinds'

const canonical = (query: string) => canonicalGraphQuery(new URLSearchParams(query))

test('serializes equal states equally', () => {
  expect(canonical('types=person&types=project&node=project-48')).toBe(
    'node=project-48&types=project.person',
  )
  expect(canonical('types=person&country=ch')).toBe('country=CH&types=person')
})

test('treats a selection of all kinds like no selection', () => {
  expect(canonical(`types=${nodeKinds.map(({ slug }) => slug).join('.')}`)).toBe('')
})

test('shows one thing: a path, a node, a country or a theme, in this order', () => {
  expect(canonical('theme=pilots&country=CH&node=a&from=b&to=c')).toBe('from=b&to=c')
  expect(canonical('theme=pilots&country=CH&node=a&from=b')).toBe('node=a')
  expect(canonical('theme=pilots&country=CH')).toBe('country=CH')
  expect(canonical('theme=pilots')).toBe('theme=pilots')
})

test('drops defaults, and unknown keys and values', () => {
  for (const query of [
    '',
    'types=&country=&node=&from=&to=&theme=',
    'types=nothing.__proto__&theme=constructor&country=Narnia',
    'degree=3&links=funding&country=C%00&utm_source=x&q=a',
    'node=%20%0A%09',
  ]) {
    expect(canonical(query), query).toBe('')
  }
})

test('limits the length of texts', () => {
  expect(parseGraphState(new URLSearchParams(`node=${'a'.repeat(900)}`)).node).toHaveLength(200)
  expect(parseGraphState(new URLSearchParams(`node=${'a'.repeat(199)}🪪`)).node).toBe(
    'a'.repeat(199),
  )
})

test('a canonical query is its own canonical form, for any parameters', () => {
  const key = fc.constantFrom('node', 'from', 'to', 'types', 'theme', 'country', 'hubs', 'x')
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
})
