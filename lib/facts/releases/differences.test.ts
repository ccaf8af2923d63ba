import { expect, test } from 'vitest'
import { slug } from '@/lib/text/slug'
import { adding, type Changes, compiledWith, replacing } from '@/tests/fixtures/facts'
import { countChanges, differences } from './differences'

/** Returns the differences that result from changing these files of the facts. */
const findDifferences = async (changes: Changes) =>
  differences(await compiledWith(), await compiledWith(changes))

/** The changes of the only record that is different after a change of its file. */
async function findChanges(record: string, change: Changes[string]) {
  const found = await findDifferences({ [`${record}.yaml`]: change })
  const named = found.map(({ family, name, kind }) => [`${family}/${slug(name)}`, kind])
  expect(named).toEqual([[record, 'changed']])
  return found[0]?.changes
}

test('finds no difference between equal facts', async () => {
  expect(await findDifferences({})).toEqual([])
})

test('reports a fact that is no longer stated', async () => {
  const [was, source] = [
    'To identify synthetic mountaineers.',
    'https://alpine-id.example.org/mission',
  ]
  const mission = `mission_statement: ${was}\nmission_statement_source: ${source}\n`
  expect(await findChanges('projects/alpine-id', replacing(mission, ''))).toEqual([
    { field: 'mission_statement', before: was, after: null },
    { field: 'mission_statement_source', before: source, after: null },
  ])
})

test('reports an end, and a changed role of an organization', async () => {
  const role = replacing('role: Supplier', 'role: Operator')
  expect(await findChanges('projects/alpine-id', role)).toMatchObject([
    { field: 'entities', before: { role: 'Supplier' }, after: { role: 'Operator' } },
  ])
  const end = replacing('end_date: 2025-06', 'end_date: 2025-07')
  expect(await findChanges('projects/river-permit', end)).toEqual([
    { field: 'end_date', before: '2025-06', after: '2025-07' },
  ])
})

test('reports a changed source of a law', async () => {
  const [before, after] = ['https://law.example.org/union/source', 'https://law.example.org/new']
  expect(await findChanges('regulations/union-test-regulation', replacing(before, after))).toEqual([
    { field: 'source', before, after },
  ])
})

const iceland = { family: 'countries', id: 352, name: 'Iceland' }

test('reports a relation once, at the record that states it, with the record on its other side', async () => {
  const focus = adding('geographic_focus:\n  - country: IS\n    source: https://new.example.org')
  expect(await findChanges('projects/harbour-wallet', focus)).toEqual([
    {
      field: 'geographic_focus',
      about: iceland,
      before: null,
      after: { source: 'https://new.example.org' },
    },
  ])
})

test('reports a changed source of a relation as a change, not as a new relation', async () => {
  const [before, after] = ['countries/is', 'iceland'].map(
    (page) => `https://alpine-id.example.org/${page}`,
  )
  const source = replacing(`source: ${before}`, `source: ${after}`)
  expect(await findChanges('projects/alpine-id', source)).toEqual([
    {
      field: 'geographic_focus',
      about: iceland,
      before: { source: before },
      after: { source: after },
    },
  ])
})

test('reports a changed type of a relation between projects as a change', async () => {
  const target = '\n    target: test-consortium'
  const type = replacing(`type: Member${target}`, `type: Interoperability${target}`)
  const source = 'https://alpine-id.example.org/member'
  expect(await findChanges('projects/alpine-id', type)).toEqual([
    {
      field: 'consortia_relations_as_source',
      about: expect.objectContaining({ family: 'projects', name: 'Test Consortium' }),
      before: { type: 'Member', source },
      after: { type: 'Interoperability', source },
    },
  ])
})

test('reports a relation to a parent at the project that states it, whichever side that is', async () => {
  const relations = [
    ['test-consortium', 'Parent', 'meadow-passport', 'consortium', 'projects'],
    ['harbour-wallet', 'Child', 'test-consortium', 'harbour', 'consortium'],
  ] as const
  for (const [project, type, target, host, page] of relations) {
    const relation = `relations:\n  - type: ${type}\n    target: ${target}\n    source: https://${host}.example.org/${page}\n`
    const changes = await findChanges(`projects/${project}`, replacing(relation, ''))
    expect(changes).toMatchObject([
      { field: 'consortia_relations_as_source', before: { type }, after: null },
    ])
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
