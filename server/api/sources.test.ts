/** The sources of the facts in the API, which are an addition to the contract. */
import { expect, test } from 'vitest'
import type { SourceDetail, SourceSummary } from '@/lib/contract/sources'
import { type Ask, serveFacts } from '@/tests/fixtures/api'
import { replacing } from '@/tests/fixtures/facts'
import { sourcesIn } from '@/tests/fixtures/sources'

const cited = 'https://times.example.org/2024/05/17/wallet'
const archived = 'https://web.archive.example/wallet'

/** A press page of a known publisher, archived and found missing on three days, and a page of an unknown publisher. */
const changes = {
  'projects/alpine-id.yaml': replacing(
    'launch_date_source: https://alpine-id.example.org/launch',
    `launch_date_source: ${cited}`,
  ),
  'publishers.yaml':
    '- name: Sample Times\n  kind: press\n  language: en\n  hosts: [times.example.org]\n',
  'sources.yaml': `${cited}:\n  title: A wallet is launched\n  seen: 2026-11-20\n  archived: ${archived}\n  check:\n    day: 2026-11-21\n    failed: [2026-11-01, 2026-11-11, 2026-11-21]\n`,
}

const getList = async (ask: Ask, query = ''): Promise<SourceSummary[]> =>
  (await ask(`/sources${query}`)).json().data

test('lists every source with its publisher, kind, dates and state', async () => {
  const { ask } = await serveFacts(changes)
  const [source] = await getList(ask, '?q=times.example')
  expect(source).toEqual({
    id: expect.any(Number),
    url: cited,
    host: 'times.example.org',
    title: 'A wallet is launched',
    publisher: 'Sample Times',
    kind: 'press',
    language: 'en',
    published: '2024-05-17',
    seen: '2026-11-20',
    archived_url: archived,
    status: 'gone',
    checked: '2026-11-21',
    gone_since: '2026-11-01',
    stats: { facts: 1, records: 1 },
  })
  const all = await getList(ask, '?per_page=100')
  expect(all.length).toBeGreaterThan(5)
  const counts = all.map(({ stats }) => stats.facts)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('the list of sources is searched by title, publisher and address, and filtered by kind, publisher and status', async () => {
  const { ask } = await serveFacts(changes)
  const urls = async (query: string) => (await getList(ask, query)).map(({ url }) => url)
  for (const query of [
    '?q=launched',
    '?q=sample+times',
    '?kind=press',
    '?publisher=Sample+Times',
    '?status=gone',
    '?kind=press&status=gone&q=wallet',
  ]) {
    expect(await urls(query), query).toEqual([cited])
  }
  expect(await urls('?kind=press&status=available')).toEqual([])
  const { statusCode, body } = await ask('/sources?kind=gossip')
  expect(statusCode).toBe(400)
  expect(JSON.parse(body).error.message).toContain('kind must be official, standard')
})

test('a record has the sources of its own document, including those of relations that others state', async () => {
  const { ask } = await serveFacts(changes)
  const named = async (record: string) =>
    (await getList(ask, `?cited_in=${record}&per_page=100`)).map(({ url }) => url).toSorted()
  const { data } = (await ask('/projects?q=alpine')).json()
  const [{ id, managing_entity: manager }] = data
  const sources = async (path: string) =>
    [...new Set(sourcesIn((await ask(path)).json()))].map((url) => new URL(url).href).toSorted()
  expect(await named(`projects/${id}`)).toEqual(await sources(`/projects/${id}`))
  expect(await named(`projects/${id}`)).toContain(cited)
  const ofManager = await sources(`/entities/${manager.id}`)
  expect(ofManager.length).toBeGreaterThan(0)
  expect(await named(`entities/${manager.id}`)).toEqual(ofManager)
  expect(await named('projects/0')).toEqual([])
})

test('a source lists the facts that cite it', async () => {
  const { ask } = await serveFacts(changes)
  const [{ id } = { id: 0 }] = await getList(ask, '?status=gone')
  const source: SourceDetail = (await ask(`/sources/${id}`)).json()
  expect(source.facts).toEqual([
    {
      family: 'projects',
      record: { id: expect.any(Number), name: expect.stringContaining('Alpine') },
      field: 'launch_date',
    },
  ])
  expect((await ask('/sources/1')).statusCode).toBe(404)
  expect((await ask('/sources/x')).json().error.message).toBe('Invalid source ID')
})

test('the sources endpoint is described as an addition', async () => {
  const { ask } = await serveFacts()
  const { paths } = (await ask('/openapi.json')).json()
  for (const path of ['/sources', '/sources/{id}']) {
    expect(paths[path].get.tags, path).toEqual(['Additions'])
  }
})
