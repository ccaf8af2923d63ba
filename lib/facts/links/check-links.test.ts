import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SourceRegistry } from '@/lib/facts/load/source-entry'
import { checkedFacts } from '@/tests/fixtures/facts'
import { newFolder } from '@/tests/fixtures/new-folder'
import type { KindName } from '@/tests/links/answers'
import { localNetwork } from '@/tests/links/local-network'
import { Web } from '@/tests/links/web'
import { checkLinks, getSummary, isProbablyOffline, type LinkCheck } from './check-links'
import type { Change } from './registry-diff'
import type { Finding } from './run-file'

let web: Web
beforeEach(async () => {
  web = await new Web().start()
})
afterEach(() => web.stop())

/** Returns facts with one web address for each kind of response. */
async function getFacts(kinds: readonly KindName[]) {
  const records = kinds.map((kind, index) => [
    `dlts/web-${index}.yaml`,
    `id: ${900 + index}\ntitle: Web ${index}\nwebsite: ${web.getAddress('h1.test', kind, index)}\n`,
  ])
  return (await checkedFacts(Object.fromEntries(records))).facts
}

/** Returns the options of a check of facts with one web address for each kind of response. */
async function getOptions(kinds: readonly KindName[]): Promise<LinkCheck> {
  return {
    facts: await getFacts(kinds),
    registry: {},
    text: undefined,
    factsFolder: 'data',
    folder: newFolder(),
    choice: { only: 'h1.test' },
    now: Date.parse('2026-11-21T12:00:00Z'),
    archives: [],
    network: localNetwork,
    userAgent: 'test',
    pause: 5,
    timeout: 20_000,
  }
}

/** Parses the registry entries that the lines of a diff add. */
const added = (diff: string): SourceRegistry =>
  parse(
    diff
      .split('\n')
      .filter((line) => /^\+(?!\+\+ )/.test(line))
      .map((line) => line.slice(1))
      .join('\n'),
  )

test('proposes the findings of a run, and writes only its file and its lock', async () => {
  const options = await getOptions(['page', 'not found', 'forbidden'])
  const starts: unknown[] = []
  const report = await checkLinks({ ...options, onStart: (start) => starts.push(start) })
  expect(report?.lines[0]).toBe('3 addresses: 1 there, 1 not there and 1 closed to machines.')
  expect(added(report?.diff ?? '')).toEqual({
    [web.getAddress('h1.test', 'page', 0)]: {
      title: 'Page /page/0',
      published: '2024-05-06',
      check: { day: '2026-11-21', status: 200, text: expect.any(String) },
    },
    [web.getAddress('h1.test', 'not found', 1)]: {
      check: { day: '2026-11-21', status: 404, failed: ['2026-11-21'] },
    },
    [web.getAddress('h1.test', 'forbidden', 2)]: {
      check: { day: '2026-11-21', blocked: true, status: 403 },
    },
  })
  expect(starts).toEqual([{ day: '2026-11-21', checked: 0 }])
  expect(readdirSync(options.folder)).toEqual(['2026-11-21.ndjson', 'lock'])
})

test('begins with the addresses whose last check was longest ago', async () => {
  const options = await getOptions(['page', 'page', 'page'])
  const [first, second, third] = [0, 1, 2].map((number) =>
    web.getAddress('h1.test', 'page', number),
  )
  const registry: SourceRegistry = {
    [first ?? '']: { check: { day: '2026-11-20' } },
    [third ?? '']: { check: { day: '2026-11-19' } },
  }
  await checkLinks({ ...options, registry, choice: { only: 'h1.test', limit: 2 } })
  const addresses = web.requests.map(({ host, path }) => web.address(host, path))
  expect(new Set(addresses)).toEqual(
    new Set([web.address('h1.test', '/robots.txt'), second, third]),
  )
})

test('does not look for copies of archived pages', async () => {
  const options = await getOptions(['page', 'page', 'page'])
  const [first = '', , third = ''] = [0, 1, 2].map((number) =>
    web.getAddress('h1.test', 'page', number),
  )
  const registry = { [third]: { archived: 'https://archive.example.org/3' } }
  const archives = [web.address('archive.test', '/?url=')]
  const report = await checkLinks({ ...options, registry, archives })
  expect(web.requests.filter(({ host }) => host === 'archive.test')).toHaveLength(2)
  expect(added(report?.diff ?? '')[first]?.archived).toBe(
    `https://web.archive.org/web/2024/${first}`,
  )
})

test('proposes nothing if the fault is probably local', async () => {
  const options = await getOptions(['page'])
  const offline = { ...localNetwork, resolve: () => localNetwork.resolve('unknown.test') }
  const report = await checkLinks({ ...options, choice: {}, network: offline })
  expect(report?.diff).toBe('')
  expect(report?.lines[0]).toContain('Is this machine online?')
  expect(readFileSync(`${options.folder}/2026-11-21.ndjson`, 'utf8')).toContain('"finished"')
})

const getResult = (findings: Record<string, Finding>) => ({
  findings: new Map(Object.entries(findings)),
  copies: new Map([['https://a.org/', 'https://archive.example.org/']]),
})

test('counts findings, and names those that need a person', () => {
  const missing = Object.fromEntries(
    Array.from({ length: 22 }, (_, index): [string, Finding] => [
      `https://x.org/${index}`,
      { verdict: 'failed', reason: 'status 404' },
    ]),
  )
  const result = getResult({
    'https://a.org/': { verdict: 'ok', status: 200 },
    'https://b.org/': { verdict: 'moved', movedTo: 'https://new.org/' },
    'https://c.org/': { verdict: 'unreachable', reason: 'no response in time' },
    ...missing,
  })
  const changes: Change[] = [
    {
      key: 'https://a.org/',
      before: { check: { day: '2026-11-20', text: 'a'.repeat(16) } },
      after: { check: { day: '2026-11-21', text: 'b'.repeat(16) } },
    },
    {
      key: 'https://x.org/0',
      before: { check: { day: '2026-11-20', failed: ['2026-11-19', '2026-11-20'] } },
      after: {
        check: { day: '2026-11-21', failed: ['2026-11-19', '2026-11-20', '2026-11-21'] },
      },
    },
  ]
  const lines = getSummary(result, changes)
  expect(lines.slice(0, 3)).toEqual([
    '25 addresses: 1 there, 1 moved, 22 not there and 1 not reachable this time.',
    '1 archived copy found.',
    'Not there:',
  ])
  expect(lines.slice(22)).toEqual([
    '  https://x.org/19: status 404',
    '  and 2 more',
    'Not reachable this time:',
    '  https://c.org/: no response in time',
    'Moved:',
    '  https://b.org/ → https://new.org/',
    'Changed since the last check:',
    '  https://a.org/',
    'Gone: failed on 3 days:',
    '  https://x.org/0',
  ])
})

const hosts = (count: number, reached: number) =>
  getResult(
    Object.fromEntries(
      Array.from({ length: count }, (_, index): [string, Finding] => [
        `https://h${index}.org/`,
        index < reached
          ? { verdict: 'failed', status: 404 }
          : { verdict: 'failed', reason: 'the host is unknown' },
      ]),
    ),
  )

test('distinguishes a machine without a network from sites that are down', () => {
  expect(isProbablyOffline(hosts(100, 0))).toBe(true)
  expect(isProbablyOffline(hosts(100, 24))).toBe(true)
  expect(isProbablyOffline(hosts(100, 25))).toBe(false)
  expect(isProbablyOffline(hosts(4, 0))).toBe(false)
})
