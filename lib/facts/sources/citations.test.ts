import { expect, test } from 'vitest'
import { checkedFacts } from '@/tests/fixtures/facts'
import { sourcesIn } from '@/tests/fixtures/sources'
import { makeCitations } from './citations'

const checked = await checkedFacts()
const citations = [...makeCitations(checked.facts)]

test('finds each source of the facts once for each fact that cites it', () => {
  const { regions: _, ...families } = checked.facts
  const stated = Object.values(families).flatMap((records) =>
    [...records.values()].flatMap((record) => sourcesIn(record)),
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
