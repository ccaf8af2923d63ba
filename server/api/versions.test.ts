/** Versions over HTTP: a first version, three changed facts, and further versions after it. */
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { askStore, serveFacts } from '@/tests/fixtures/api'
import { releasedVersions, storedReleases } from '@/tests/fixtures/releases'

const released = await storedReleases()
const { ask, close } = await askStore(released.storePath)
afterAll(async () => {
  await close()
  await released.close()
})

const [first, second, third] = releasedVersions
const json = async (target: string) => (await ask(target)).json()

const threeFacts = [
  {
    family: 'projects',
    id: 1,
    name: 'Alpine ID',
    kind: 'changed',
    changes: [{ field: 'status', before: 'Launched', after: 'Discontinued' }],
  },
  {
    family: 'projects',
    id: 2,
    name: 'Harbour Wallet',
    kind: 'changed',
    changes: [{ field: 'launch_date', before: '2025-11', after: '2025-12' }],
  },
  {
    family: 'people',
    id: 1,
    name: 'Ada Sample',
    kind: 'changed',
    changes: [{ field: 'name', before: 'Ada Example', after: 'Ada Sample' }],
  },
]

test('lists the versions, newest first, with their news', async () => {
  const { data } = await json('/versions')
  expect(data).toMatchObject([
    { version: third, summary: 'Added: 1 standard. Changed: 1 project. Removed: 1 organization.' },
    {
      version: second,
      date: '2026-02-03T00:00:00Z',
      summary: 'Changed: 2 projects and 1 person.',
      notes: [],
      counts: [
        { family: 'projects', added: 0, removed: 0, changed: 2 },
        { family: 'people', added: 0, removed: 0, changed: 1 },
      ],
    },
    { version: first, summary: 'The first version of the data.', counts: [] },
  ])
  expect(data[0].records - data[1].records).toBe(0)
  expect(data[0].sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('lists exactly the three facts that changed between two versions', async () => {
  const changes = await json(`/changes?from=${first}&to=${second}`)
  expect(changes).toMatchObject({ from: first, to: second })
  expect(changes.records.toSorted(byRecord)).toEqual(threeFacts.toSorted(byRecord))
})

const byRecord = (one: { family: string; id: number }, other: { family: string; id: number }) =>
  one.family.localeCompare(other.family) || one.id - other.id

test('compares any two versions, without changes that were reverted in between', async () => {
  const changes = await json(`/changes?from=${first}&to=${third}`)
  expect(changes.counts).toEqual([
    { family: 'projects', added: 0, removed: 0, changed: 1 },
    { family: 'entities', added: 0, removed: 1, changed: 0 },
    { family: 'people', added: 0, removed: 0, changed: 1 },
    { family: 'standards', added: 1, removed: 0, changed: 0 },
  ])
  const back = await json(`/changes?from=${third}&to=${first}`)
  expect(back.counts.at(-1)).toEqual({ family: 'standards', added: 0, removed: 1, changed: 0 })
})

test('defaults to the newest version and the one before it', async () => {
  expect(await json('/changes')).toMatchObject({ from: second, to: third })
  expect(await json(`/changes?to=${second}`)).toMatchObject({ from: first, to: second })
  expect(await json(`/changes?to=${first}`)).toEqual({
    from: first,
    to: first,
    counts: [],
    records: [],
  })
})

test('narrows the changes to a family and to a record', async () => {
  const { records } = await json(`/changes?from=${first}&to=${second}&family=projects&id=1`)
  expect(records).toEqual(threeFacts.slice(0, 1))
})

test('returns lists, records and the graph as of a version', async () => {
  const statusIn = async (version?: string) =>
    (await json(`/projects/1${version ? `?version=${version}` : ''}`)).status
  expect([await statusIn(first), await statusIn(second), await statusIn()]).toEqual([
    'Launched',
    'Discontinued',
    'Launched',
  ])
  const { data } = await json(`/people?version=${first}&q=ada`)
  expect(data).toMatchObject([{ name: 'Ada Example' }])
  expect((await ask(`/standards/77?version=${second}`)).statusCode).toBe(404)
  const nodes = await json(`/graph/nodes?version=${first}`)
  expect(JSON.stringify(nodes)).toContain('Ada Example')
  const page = await ask(`/projects?version=${first}&per_page=2`)
  expect(page.headers.link).toContain(`version=${first}&page=2>; rel="next"`)
})

test('a response as of a version has the same bytes as on its day', async () => {
  const before = await storedReleases(1)
  const then = await askStore(before.storePath)
  onTestFinished(async () => {
    await then.close()
    await before.close()
  })
  for (const target of ['/projects?per_page=100', '/projects/1', '/countries', '/graph/links']) {
    const separator = target.includes('?') ? '&' : '?'
    const now = await ask(`${target}${separator}version=${first}`)
    expect(now.body, target).toBe((await then.ask(target)).body)
  }
})

test('returns 404 for other versions', async () => {
  for (const target of [
    '/projects?version=2026.01.03',
    '/changes?from=2020.01.01',
    '/changes?to=2026.01.03',
  ]) {
    const response = await ask(target)
    expect([response.statusCode, response.json().error.message], target).toEqual([
      404,
      'Version not found',
    ])
  }
  for (const [target, parameter] of [
    ['/projects?version=today', 'version'],
    ['/projects/1?version=../x', 'version'],
    ['/changes?from=1', 'from'],
  ]) {
    const response = await ask(String(target))
    expect(response.statusCode, target).toBe(400)
    expect(response.json().error.message).toBe(
      `The parameter ${parameter} must be a version such as 2026.11.22.`,
    )
  }
})

test('a store without versions, such as a mirror, returns an empty list', async () => {
  const { ask } = await serveFacts()
  for (const target of ['/versions', '/changes', '/projects?version=2026.01.02']) {
    expect((await ask(target)).statusCode, target).toBe(404)
  }
  expect((await ask('/projects')).statusCode).toBe(200)
})
