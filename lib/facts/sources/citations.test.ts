import { expect, test } from 'vitest'
import { checkedFacts } from '@/tests/fixtures/facts'
import { makeCitations } from './citations'

const checked = await checkedFacts()
const citations = [...makeCitations(checked.facts)]

/** Yields every address in a source field of any fact. */
function* addressesIn(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/(?:^|_)sources?$/.test(field)) yield value
  } else if (Array.isArray(value)) for (const item of value) yield* addressesIn(item, field)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) yield* addressesIn(child, name)
  }
}

test('finds each source of the facts once for each fact that cites it', () => {
  const { regions: _, ...families } = checked.facts
  const stated = Object.values(families).flatMap((records) =>
    [...records.values()].flatMap((record) => [...addressesIn(record)]),
  )
  expect(stated.length).toBeGreaterThan(20)
  expect(citations.map(({ url }) => url).sort()).toEqual(stated.sort())
})

test('names the field of the fact, and the record on the other side of a relation', () => {
  const fields = new Set(citations.map(({ field }) => field))
  for (const field of ['launch_date', 'entities', 'uses_ssi', 'uses_did_or_vc', 'standards']) {
    expect([...fields], field).toContain(field)
  }
  expect(fields.has('technical')).toBe(false)
  const managing = citations.find(({ field }) => field === 'entities')
  expect(managing?.about?.family).toBe('entities')
})
