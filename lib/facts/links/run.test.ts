import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { type KindName, kindNames, kinds } from '@/tests/links/answers'
import { localNetwork } from '@/tests/links/local-network'
import type { Kind } from '@/tests/links/visits'
import { Web } from '@/tests/links/web'
import { type RunOptions, runLinkCheck } from './run'
import { RunFile } from './run-file'

const pause = 10

/** Checks addresses of a web, in a new folder unless one is given. */
const check = (
  addresses: readonly string[],
  { folder = newFolder(), ...options }: Partial<RunOptions> & { folder?: string } = {},
) =>
  runLinkCheck({
    addresses,
    unarchived: [],
    archives: [],
    run: new RunFile(folder, '2026-11-21'),
    network: localNetwork,
    userAgent: 'DIDAtlasLinkCheck/1.0 (+https://atlas.example.org)',
    pause,
    timeout: 20_000,
    ...options,
  })

let web: Web
beforeEach(async () => {
  web = await new Web().start()
})
afterEach(() => web.stop())

/** These only end by a timeout. */
const hanging: readonly KindName[] = [
  'dripping body',
  'gzip of nothing without end',
  'hanging',
  'dripping head',
]

async function expectVerdicts(names: readonly KindName[], options?: Partial<RunOptions>) {
  const addresses = names.map((kind, index): [string, KindName] => [
    web.getAddress(kind === 'busy for a day' ? 'busy.test' : `h${index % 9}.test`, kind),
    kind,
  ])
  const { findings } = await check(
    addresses.map(([address]) => address),
    options,
  )
  for (const [address, name] of addresses) {
    const kind: Kind = kinds[name]
    const found = findings.get(address)
    expect.soft(found?.verdict, name).toBe(kind.verdict)
    expect.soft(found?.page?.text !== undefined, `hash of ${name}`).toBe(kind.read ?? false)
    if (kind.reason) expect.soft(found?.reason, name).toMatch(kind.reason)
  }
  expect(web.forbiddenConnections).toBe(0)
}

test('reaches the right verdict about every kind of response', () =>
  expectVerdicts(kindNames.filter((kind) => !hanging.includes(kind))))

test('aborts responses that do not end', () => expectVerdicts(hanging, { timeout: 1_500 }))

/** The paths that were requested of a host of the web. */
const getRequests = (host: string) =>
  web.requests.filter((one) => one.host === host).map(({ path }) => path)

const getReasons = async (addresses: string[]) => {
  const { findings } = await check(addresses)
  return addresses.map((address) => {
    const { verdict, reason } = findings.get(address) ?? {}
    return reason ? `${verdict}: ${reason}` : verdict
  })
}

test('requests nothing that robots.txt forbids, and nothing if it cannot be read', async () => {
  const on = (host: string) => web.getAddress(host, 'page')
  expect(await getReasons([on('closed.test'), on('broken.test'), on('lost-rules.test')])).toEqual([
    'blocked: robots.txt forbids it',
    'blocked: robots.txt cannot be read',
    'blocked: robots.txt cannot be read',
  ])
  expect(await getReasons([on('partly.test'), web.getAddress('partly.test', 'gone')])).toEqual([
    'ok',
    'blocked: robots.txt forbids it',
  ])
  expect(getRequests('closed.test')).toEqual(['/robots.txt'])
  expect(getRequests('broken.test')).toEqual(Array(3).fill('/robots.txt'))
  expect(getRequests('partly.test').join()).not.toContain('gone')
  expect(web.forbiddenConnections).toBe(0)
})

test('obeys the robots.txt of a redirect’s target', async () => {
  const address = web.address('h1.test', '/to closed/1')
  const { findings } = await check([address])
  expect(findings.get(address)).toEqual({ verdict: 'blocked', reason: 'robots.txt forbids it' })
  expect(getRequests('closed.test')).toEqual(['/robots.txt'])
})

test('treats markup, endless text and hostile rules by their content', async () => {
  const hosts = ['markup.test', 'many-rules.test', 'endless-rules.test', 'moved-rules.test']
  const addresses = hosts.map((host) => web.getAddress(host, 'page'))
  expect(await getReasons(addresses)).toEqual(['ok', 'ok', 'ok', 'ok'])
})

/** The shortest time between the starts of two requests to a host, in milliseconds. */
function shortestGap(host: string): number {
  const times = web.requests.filter((one) => one.host === host).map(({ at }) => at)
  return Math.min(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))
}
/** Milliseconds by which timers may fire early. */
const early = 2

test('sends one request at a time to a host, with pauses, and identifies itself', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) =>
    web.getAddress('h1.test', 'page', index),
  )
  const others = [web.getAddress('www.h1.test', 'page'), web.getAddress('h2.test', 'page')]
  const redirects = [2, 3].map((number) => web.getAddress(`h${number}.test`, 'to h1', number))
  await check([...addresses, ...others, ...redirects], { pause: 30 })
  expect(Math.max(...web.requests.map(({ underWay }) => underWay))).toBe(1)
  expect(shortestGap('h1.test')).toBeGreaterThanOrEqual(30 - early)
  // Redirects from other hosts lead to the same page and the same robots.txt at the same time.
  expect(getRequests('h1.test').toSorted()).toEqual([...new Set(getRequests('h1.test'))].sort())
  expect(new Set(web.requests.map(({ userAgent }) => userAgent))).toEqual(
    new Set(['DIDAtlasLinkCheck/1.0 (+https://atlas.example.org)']),
  )
})

test('observes the crawl delay of a host', async () => {
  await check([0, 1].map((number) => web.getAddress('slow.test', 'page', number)))
  expect(shortestGap('slow.test')).toBeGreaterThanOrEqual(500 - early)
})

test('observes Retry-After, and skips hosts whose pause is too long', async () => {
  const busy = web.getAddress('h1.test', 'busy for long')
  const later = [1, 2, 3].map((number) => web.getAddress('h2.test', 'busy for a day', number))
  const { findings } = await check([busy, ...later])
  const times = web.requests
    .filter(({ path }) => path.startsWith('/busy%20for%20long'))
    .map(({ at }) => at)
  expect(times).toHaveLength(2)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_000 - early)
  expect(getRequests('h2.test')).toEqual(['/robots.txt', '/busy%20for%20a%20day/1'])
  for (const address of later) {
    expect(findings.get(address)).toMatchObject({
      verdict: 'blocked',
      reason: 'the host asks for a pause of more than ten minutes',
    })
  }
})

test('does not repeat requests of an earlier process', async () => {
  const folder = newFolder()
  const kindsThatAnswer = kindNames.filter((kind) => !hanging.includes(kind)).slice(0, 12)
  const addresses = kindsThatAnswer.map((kind) => web.getAddress('h1.test', kind))
  const first = await check(addresses, { folder })
  const count = web.requests.length
  const second = await check(addresses, { folder })
  expect(second).toEqual(first)
  expect(web.requests).toHaveLength(count)
  const hostCount = getRequests('h1.test').length
  await check([...addresses, web.getAddress('h1.test', 'gone', 1)], { folder })
  expect(getRequests('h1.test').slice(hostCount)).toEqual(['/robots.txt', '/gone/1'])
})

test('observes the pause of a host that a killed process may have requested', async () => {
  const killed = Date.now()
  await check([web.getAddress('h1.test', 'page')], { pause: 400 })
  expect((web.requests[0]?.at ?? 0) - killed).toBeGreaterThanOrEqual(400 - early)
})

test('observes the longer pause that a host demanded of a killed process', async () => {
  const folder = newFolder()
  await check([web.getAddress('h1.test', 'busy for long')], { folder })
  const last = web.requests.at(-1)?.at ?? 0
  await check([web.getAddress('h1.test', 'page')], { folder })
  const next = web.requests.find(({ at }) => at > last)?.at ?? 0
  expect(next - last).toBeGreaterThanOrEqual(1_000 - early)
})

test('finds archived copies, of the first archive that has one', async () => {
  const addresses = [1, 2].map((number) => web.getAddress('h1.test', 'page', number))
  const archives = [web.address('h3.test', '/down/1?url='), web.address('archive.test', '/?url=')]
  const { copies } = await check(addresses, { unarchived: addresses, archives })
  expect([...copies]).toEqual([[addresses[1], `https://web.archive.org/web/2024/${addresses[1]}`]])
  expect(getRequests('archive.test')).toEqual(
    addresses.map((address) => `/?url=${encodeURIComponent(address)}`),
  )
})

test('reports its progress', async () => {
  const addresses = [1, 2].map((number) => web.getAddress('h1.test', 'page', number))
  const steps: [number, number][] = []
  await check(addresses, {
    unarchived: addresses,
    archives: [web.address('archive.test', '/?url=')],
    onProgress: (done, total) => steps.push([done, total]),
  })
  expect(steps).toEqual([1, 2, 3, 4].map((done) => [done, 4]))
})
