import { expect, test } from 'vitest'
import { adding, type Changes, checkedFacts } from '@/tests/fixtures/facts'
import { type Evidence, getEvidence, reviewLines } from './evidence'

const project = 'projects/new-project.yaml'
const text = `id: 900
title: New Project
type: DID Project
kind: Wallet
level: National
ai_description: A synthetic project.
website: https://new.example.org
launch_date: 2024
launch_date_source: https://ministry.gov/launch
entities:
  - entity: lonely-foundation
    relationship: Managing
    source: https://ministry.gov/launch#managing
  - entity: lonely-foundation
    relationship: Funding
    source: https://nobody-knows.example.net/
inclusion_criteria:
  claims_ssi:
    value: true
    sources: [https://ministry.gov/launch, https://nobody-knows.example.net/]
`
const lone = { family: 'entities', key: 'lonely-foundation' }

const evidenceWith = async (changes: Changes) => getEvidence(await checkedFacts(changes))

const find = (all: Awaited<ReturnType<typeof evidenceWith>>, properties: object) =>
  all.find((one) =>
    Object.entries(properties).every(([name, value]) => Reflect.get(one, name) === value),
  )

test('counts the facts of a record, its sources by kind, and what is missing', async () => {
  const all = await evidenceWith({ [project]: text })
  expect(find(all, { key: 'new-project' })).toEqual({
    family: 'projects',
    key: 'new-project',
    record: { id: 900, name: 'New Project' },
    facts: 4,
    weakFacts: 1,
    sources: 3,
    goneSources: 0,
    kinds: { official: 2, other: 1 },
    missing: [
      'status',
      'mission_statement',
      'geographic_focus',
      'did_methods',
      'standards',
      'dlt_instances',
      'persons',
    ],
  })
})

test('counts what other records state about a record', async () => {
  const before = find(await evidenceWith({}), lone)
  const after = find(await evidenceWith({ [project]: text }), lone)
  expect(before).toMatchObject({ facts: 0, sources: 0, kinds: {} })
  expect(after).toMatchObject({ facts: 2, weakFacts: 1, kinds: { official: 1, other: 1 } })
})

test('counts sources that are gone', async () => {
  const gone =
    'https://ministry.gov/launch:\n  check:\n    day: 2026-11-21\n    failed: [2026-11-01, 2026-11-11, 2026-11-21]\n'
  const all = await evidenceWith({ [project]: text, 'sources.yaml': gone })
  expect(find(all, { key: 'new-project' })?.goneSources).toBe(1)
})

test('expects no launch and no ledger of a consortium', async () => {
  const all = await evidenceWith({ [project]: text.replace('DID Project', 'Consortium') })
  expect(find(all, { key: 'new-project' })?.missing).toEqual([
    'status',
    'mission_statement',
    'persons',
  ])
})

test('lists records without a review first, then by oldest review, then by weakest evidence', async () => {
  const all = await evidenceWith({
    'people/jose-prueba.yaml': adding('reviewed: 2026-11-18'),
    'dlts/open-ledger.yaml': adding('reviewed: 2026-11-19'),
  })
  const reviewed = all.map((one) => one.reviewed ?? '')
  expect(reviewed).toEqual(reviewed.toSorted())
  expect(new Set(reviewed)).toEqual(new Set(['', '2026-11-18', '2026-11-19', '2026-11-20']))
  const shares = all
    .filter((one) => !one.reviewed)
    .map(({ facts, weakFacts }) => (facts === 0 ? 1 : weakFacts / facts))
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
})

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

test('shows the sources and the missing fields of each record', () => {
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
