import { expect, test } from 'vitest'
import type { Evidence } from './evidence'
import { reviewLines } from './review'

const evidence: Evidence = {
  family: 'projects',
  key: 'alpine-id',
  record: { id: 1, name: 'Alpine ID' },
  facts: 23,
  weakFacts: 2,
  sources: 9,
  goneSources: 0,
  kinds: { official: 6, press: 3 },
  missing: ['launch_date', 'persons'],
}
const all = [evidence, { ...evidence, reviewed: '2026-11-20', missing: [] }]

test('shows what each record rests on and what is missing', () => {
  expect(reviewLines(all, 10)).toEqual([
    'reviewed    facts  weak  sources  official  record              missing',
    'never          23     2        9         6  projects/alpine-id  launch_date, persons',
    '2026-11-20     23     2        9         6  projects/alpine-id',
    '',
    '2 records, 1 of them reviewed.',
  ])
})

test('states how many there are beyond the limit', () => {
  const lines = reviewLines(all, 1)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toBe('2 records, 1 of them reviewed. 1 shown.')
})
