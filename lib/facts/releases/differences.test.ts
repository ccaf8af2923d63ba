import { expect, test } from 'vitest'
import { adding, type Changes, compiledWith, replacing } from '@/tests/fixtures/facts'
import { countChanges, differences } from './differences'

/** Returns the differences that result from changing these files of the facts. */
const findDifferences = async (changes: Changes) =>
  differences(await compiledWith(), await compiledWith(changes))

const alpine = { family: 'projects', id: 1, name: 'Alpine ID', kind: 'changed' }

test('finds no difference between equal facts', async () => {
  expect(await findDifferences({})).toEqual([])
})

test('reports a changed fact with its old and its new value, and no computed values', async () => {
  const changes = {
    'projects/alpine-id.yaml': replacing('status: Launched', 'status: Discontinued'),
  }
  expect(await findDifferences(changes)).toEqual([
    { ...alpine, changes: [{ field: 'status', before: 'Launched', after: 'Discontinued' }] },
  ])
})

test('reports a fact that is no longer stated, and a new one', async () => {
  const mission =
    'mission_statement: To identify synthetic mountaineers.\nmission_statement_source: https://alpine-id.example.org/mission\n'
  const gone = await findDifferences({ 'projects/alpine-id.yaml': replacing(mission, '') })
  const [was, source] = [
    'To identify synthetic mountaineers.',
    'https://alpine-id.example.org/mission',
  ]
  expect(gone).toEqual([
    {
      ...alpine,
      changes: [
        { field: 'mission_statement', before: was, after: null },
        { field: 'mission_statement_source', before: source, after: null },
      ],
    },
  ])
})

test('reports an end, and a changed role of an organization', async () => {
  const role = replacing('role: Supplier', 'role: Operator')
  const [change] = await findDifferences({ 'projects/alpine-id.yaml': role })
  expect(change?.changes).toMatchObject([
    { field: 'entities', before: { role: 'Supplier' }, after: { role: 'Operator' } },
  ])
  const end = replacing('end_date: 2025-06', 'end_date: 2025-07')
  const [ended] = await findDifferences({ 'projects/river-permit.yaml': end })
  expect(ended?.changes).toEqual([{ field: 'end_date', before: '2025-06', after: '2025-07' }])
})

test('reports a changed source of a law', async () => {
  const file = 'regulations/union-test-regulation.yaml'
  const [before, after] = ['https://law.example.org/union/source', 'https://law.example.org/new']
  const [change] = await findDifferences({ [file]: replacing(before, after) })
  expect(change).toMatchObject({ family: 'regulations', id: 1, kind: 'changed' })
  expect(change?.changes).toEqual([{ field: 'source', before, after }])
})

test('reports a relation once, at the record that states it, with the record on its other side', async () => {
  const [change] = await findDifferences({
    'projects/harbour-wallet.yaml': adding(
      'geographic_focus:\n  - country: IS\n    source: https://new.example.org',
    ),
  })
  expect(change?.changes).toEqual([
    {
      field: 'geographic_focus',
      about: { family: 'countries', id: 352, name: 'Iceland' },
      before: null,
      after: { source: 'https://new.example.org' },
    },
  ])
})

test('reports a changed source of a relation as a change, not as a new relation', async () => {
  const changes = {
    'projects/alpine-id.yaml': replacing(
      'source: https://alpine-id.example.org/countries/is',
      'source: https://alpine-id.example.org/iceland',
    ),
  }
  expect(await findDifferences(changes)).toEqual([
    {
      ...alpine,
      changes: [
        {
          field: 'geographic_focus',
          about: { family: 'countries', id: 352, name: 'Iceland' },
          before: { source: 'https://alpine-id.example.org/countries/is' },
          after: { source: 'https://alpine-id.example.org/iceland' },
        },
      ],
    },
  ])
})

test('reports a changed type of a relation between projects as a change', async () => {
  const changes = {
    'projects/alpine-id.yaml': replacing(
      'type: Member\n    target: test-consortium',
      'type: Interoperability\n    target: test-consortium',
    ),
  }
  const source = 'https://alpine-id.example.org/member'
  const about = expect.objectContaining({ family: 'projects', name: 'Test Consortium' })
  expect(await findDifferences(changes)).toEqual([
    {
      ...alpine,
      changes: [
        {
          field: 'consortia_relations_as_source',
          about,
          before: { type: 'Member', source },
          after: { type: 'Interoperability', source },
        },
      ],
    },
  ])
})

test('reports a relation to a parent at the project that states it, whichever side that is', async () => {
  const relations = [
    ['Test Consortium', 'test-consortium', 'Parent', 'meadow-passport', 'projects'],
    ['Harbour Wallet', 'harbour-wallet', 'Child', 'test-consortium', 'consortium'],
  ] as const
  for (const [name, slug, type, target, page] of relations) {
    const host = slug === 'test-consortium' ? 'consortium' : 'harbour'
    const relation = `relations:\n  - type: ${type}\n    target: ${target}\n    source: https://${host}.example.org/${page}\n`
    const found = await findDifferences({ [`projects/${slug}.yaml`]: replacing(relation, '') })
    expect(found).toMatchObject([
      {
        name,
        changes: [{ field: 'consortia_relations_as_source', before: { type }, after: null }],
      },
    ])
    expect(found[0]?.changes).toHaveLength(1)
  }
})

test('reports new, removed and renamed records once each', async () => {
  const found = await findDifferences({
    'standards/new-format.yaml': 'id: 77\ntitle: New Format\n',
    'entities/lonely-foundation.yaml': null,
    'people/ada-example.yaml': replacing('name: Ada Example', 'name: Ada Sample'),
  })
  const told = found.map(({ family, name, kind }) => [family, name, kind])
  expect(told).toContainEqual(['standards', 'New Format', 'added'])
  expect(told).toContainEqual(['entities', expect.stringContaining('Lonely'), 'removed'])
  expect(told).toContainEqual(['people', 'Ada Sample', 'changed'])
  const [renamed] = found.filter(({ family }) => family === 'people')
  expect(renamed?.changes).toEqual([{ field: 'name', before: 'Ada Example', after: 'Ada Sample' }])
  const counts = countChanges(found)
  expect(counts).toContainEqual({ family: 'standards', added: 1, removed: 0, changed: 0 })
  expect(counts).toContainEqual({ family: 'entities', added: 0, removed: 1, changed: 0 })
  expect(counts).toContainEqual({ family: 'people', added: 0, removed: 0, changed: 1 })
})

test('the reverse comparison is the same list with new and old exchanged', async () => {
  const changes = {
    'projects/alpine-id.yaml': replacing('status: Launched', 'status: Pilot'),
    'standards/new-format.yaml': 'id: 77\ntitle: New Format\n',
  }
  const [from, to] = [await compiledWith(), await compiledWith(changes)]
  const there = differences(from, to)
  const back = differences(to, from).map(({ kind, changes: list, ...record }) => ({
    ...record,
    kind: { added: 'removed', removed: 'added' }[kind] ?? kind,
    changes: list.map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before })),
  }))
  expect(there).toHaveLength(2)
  expect(back).toEqual(there)
})
