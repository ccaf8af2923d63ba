import { expect, test } from '@playwright/test'
import { later } from '@/tests/fixtures/later'
import { type Lookup, PageCache, type PageCacheOptions } from './page-cache'
import type { PageRequest, Rendered } from './renderer'

const request = (target: string): PageRequest => ({ target, headers: {} })

const visitor = { ip: '192.0.2.1' }

const rendered = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  contentType: 'text/plain',
  cacheControl: 's-maxage=100, stale-while-revalidate=200',
  body: Buffer.from(text),
  ...more,
})

type Answer = Rendered | Error | Promise<Rendered>

/** A cache whose clock stands still until it is set, and whose renderer answers what the test says. */
function stage(answers: Answer[] = [], options: Partial<PageCacheOptions> = {}) {
  const clock = { seconds: 1_000_000 }
  const calls: string[] = []
  const errors: [string, string][] = []
  const cache = new PageCache({
    render: async ({ target }) => {
      calls.push(target)
      const answer = answers.shift() ?? new Error('not expected to render')
      if (answer instanceof Error) throw answer
      return answer
    },
    now: () => clock.seconds * 1000,
    onError: (error, target) => errors.push([String(error), target]),
    ...options,
  })
  const find = (path = '/a', who = visitor) => cache.find(path, request(path), who)
  return { cache, clock, calls, errors, answers, find }
}

async function textOf(lookup: Lookup): Promise<string> {
  if (lookup.kind === 'unavailable') return 'unavailable'
  const { body } = await lookup.page.representation.encode(undefined)
  return `${lookup.kind} ${body.toString()}`
}

/** Lets renders in the background come to their end. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('renders a page once while it is fresh', async () => {
  const { find, clock, calls, cache } = stage([rendered('one')])
  expect(cache.ready('/a', request('/a'), visitor)).toBeUndefined()
  expect(await textOf(await find())).toBe('page one')
  clock.seconds += 99
  expect(await textOf(await find())).toBe('page one')
  expect(cache.ready('/a', request('/a'), visitor)?.status).toBe(200)
  expect(calls).toEqual(['/a'])
})

test('shows a stale page at once and renders it anew behind it', async () => {
  const { find, clock, calls } = stage([rendered('one'), rendered('two')])
  await find()
  clock.seconds += 100
  expect(await textOf(await find())).toBe('page one')
  await settled()
  expect(await textOf(await find())).toBe('page two')
  expect(calls).toHaveLength(2)
})

test('waits for a new page where the old one is past its stale time', async () => {
  const { find, clock, cache } = stage([rendered('one'), rendered('two')])
  await find()
  clock.seconds += 300
  expect(cache.ready('/a', request('/a'), visitor)).toBeUndefined()
  expect(await textOf(await find())).toBe('page two')
})

test('shows the last good page where the renderer fails, however old it is', async () => {
  const failures = [
    new Error('down'),
    rendered('oops', { status: 500 }),
    rendered('', { status: 503 }),
  ]
  for (const failure of failures) {
    const { find, clock, errors } = stage([rendered('one'), failure])
    await find()
    clock.seconds += 100_000
    expect(await textOf(await find())).toBe('page one')
    expect(errors).toEqual([[expect.stringMatching(/down|answered 50[03]/), '/a']])
  }
})

test('asks a failing renderer again only after a pause', async () => {
  const { find, clock, calls, answers } = stage([rendered('one'), new Error('down')])
  await find()
  clock.seconds += 1000
  await find()
  clock.seconds += 4
  expect(await textOf(await find())).toBe('page one')
  expect(calls).toHaveLength(2)
  answers.push(rendered('two'))
  clock.seconds += 2
  expect(await textOf(await find())).toBe('page two')
})

test('is unavailable where the renderer fails and there is no copy, and recovers', async () => {
  const { find, errors } = stage([new Error('down'), rendered('one')])
  expect(await find()).toEqual({ kind: 'unavailable', cause: expect.any(Error) })
  expect(errors).toHaveLength(1)
  expect(await textOf(await find())).toBe('page one')
})

test('shares one render among all who ask for one page', async () => {
  const { promise, keep } = later<Rendered>()
  const { find, calls } = stage([promise, rendered('other')])
  const asking = Array.from({ length: 20 }, () => find('/a'))
  expect(await textOf(await find('/b'))).toBe('page other')
  keep(rendered('one'))
  expect(new Set(await Promise.all((await Promise.all(asking)).map(textOf)))).toEqual(
    new Set(['page one']),
  )
  expect(calls).toEqual(['/a', '/b'])
})

test('renders a stale page once behind many who see it', async () => {
  const { promise, keep } = later<Rendered>()
  const { find, clock, calls } = stage([rendered('one'), promise])
  await find()
  clock.seconds += 150
  const shown = await Promise.all([find(), find(), find()])
  expect(await Promise.all(shown.map(textOf))).toEqual(['page one', 'page one', 'page one'])
  keep(rendered('two'))
  await settled()
  expect(calls).toHaveLength(2)
})

test('never keeps a failure, nor what is not to be stored', async () => {
  const never = [
    rendered('x', { cacheControl: 'no-store' }),
    rendered('x', { cacheControl: 'private, s-maxage=60' }),
    rendered('x', { cacheControl: 'private, no-cache, no-store, max-age=0, must-revalidate' }),
    rendered('x', { status: 307, location: '/b' }),
    rendered('x', { status: 400 }),
    rendered('x', { status: 429 }),
  ]
  for (const answer of never) {
    const { find, cache, calls } = stage([answer, rendered('two')])
    expect(await textOf(await find())).toBe('uncached x')
    expect(cache.ready('/a', request('/a'), visitor)).toBeUndefined()
    expect(await textOf(await find())).toBe('page two')
    expect(calls).toHaveLength(2)
  }
  const { find, cache } = stage([rendered('x', { status: 500 })])
  expect(await textOf(await find())).toBe('unavailable')
  expect(cache.ready('/a', request('/a'), visitor)).toBeUndefined()
})

test('passes on that something is not implemented, without keeping it', async () => {
  const { find, calls, errors } = stage([
    rendered('no xml', { status: 501 }),
    rendered('no xml', { status: 501 }),
  ])
  expect(await textOf(await find())).toBe('uncached no xml')
  expect(await textOf(await find())).toBe('uncached no xml')
  expect(calls.length).toBe(2)
  expect(errors).toEqual([])
})

test('keeps missing pages and redirects for a short time', async () => {
  for (const status of [404, 410, 301, 308]) {
    const answer = rendered('gone', { status, cacheControl: 'no-store', location: '/b' })
    const { find, clock, calls } = stage([answer, rendered('back')])
    expect(await find()).toMatchObject({ kind: 'page', page: { status } })
    clock.seconds += 59
    await find()
    expect(calls, String(status)).toHaveLength(1)
    clock.seconds += 1
    await find()
    await settled()
    expect(await textOf(await find())).toBe('page back')
  }
})

test('forgets a page that has gone, and a missing page that has come', async () => {
  const gone = rendered('gone', { status: 404 })
  const { find, clock } = stage([rendered('one'), gone, rendered('two')])
  await find()
  clock.seconds += 1000
  expect(await textOf(await find())).toBe('page gone')
  expect(await textOf(await find()), 'the missing page is what is kept').toBe('page gone')
  clock.seconds += 1000
  expect(await textOf(await find())).toBe('page two')
  expect(await find()).toMatchObject({ page: { status: 200 } })
})

test('lets missing pages crowd out no page', async () => {
  const missing = Array.from({ length: 50 }, () => rendered('x'.repeat(1000), { status: 404 }))
  const options = { pageBytes: 10_000, otherBytes: 10_000 }
  const { find, cache } = stage([rendered('kept'), ...missing], options)
  await find('/kept')
  for (let index = 0; index < 50; index += 1) await find(`/missing/${index}`)
  expect(cache.ready('/kept', request('/kept'), visitor)?.status).toBe(200)
  expect(cache.ready('/missing/0', request('/missing/0'), visitor)).toBeUndefined()
  expect(cache.ready('/missing/49', request('/missing/49'), visitor)?.status).toBe(404)
})

test('drops the pages that nobody asked for longest', async () => {
  const pages = Array.from({ length: 9 }, (_, index) => rendered(String(index).repeat(1000)))
  const { find, cache } = stage(pages, { pageBytes: 10_500 })
  for (const path of ['/0', '/1', '/2']) await find(path)
  cache.ready('/0', request('/0'), visitor)
  for (const path of ['/3', '/4']) await find(path)
  const kept = ['/0', '/1', '/2', '/3', '/4'].filter((path) =>
    cache.ready(path, request(path), visitor),
  )
  expect(kept).toEqual(['/0', '/2', '/3', '/4'])
})

test('shows a page that is too large to keep', async () => {
  const { find, cache } = stage([rendered('x'.repeat(5000))], { pageBytes: 4000 })
  expect(await find()).toMatchObject({ kind: 'page', page: { status: 200 } })
  expect(cache.ready('/a', request('/a'), visitor)).toBeUndefined()
})

test('keeps keys apart that ask for one target', async () => {
  const { cache } = stage([rendered('document'), rendered('payload')])
  const asked = request('/a')
  expect(await textOf(await cache.find('document /a', asked, visitor))).toBe('page document')
  expect(await textOf(await cache.find('payload /a', asked, visitor))).toBe('page payload')
  expect(await textOf(await cache.find('document /a', asked, visitor))).toBe('page document')
})

test('one visitor who asks for many pages is refused some, and delays no other by more than a render', async () => {
  const gates = Array.from({ length: 200 }, () => later<Rendered>())
  const answers = gates.map(({ promise }) => promise)
  const { find, calls } = stage(answers, { concurrency: 2 })
  const flood = Array.from({ length: 200 }, (_, index) => find(`/${index}`))
  const visit = find('/visited', { ip: '192.0.2.2' })
  await settled()
  expect(calls).toEqual(['/0', '/1'])
  gates[0]?.keep(rendered('page'))
  await settled()
  gates[1]?.keep(rendered('page'))
  await settled()
  expect(calls).toContain('/visited')
  for (const gate of gates) gate.keep(rendered('page'))
  expect(await textOf(await visit)).toBe('page page')
  const kinds = (await Promise.all(flood)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'unavailable').length).toBeGreaterThan(100)
  expect(kinds.filter((kind) => kind === 'page').length).toBeGreaterThan(50)
})

test('a renderer that hangs keeps visitors no longer than the deadline, and does without them', async () => {
  const hanging = later<Rendered>()
  const { find, errors } = stage([hanging.promise], { concurrency: 1, maxWaitMs: 20 })
  const [first, second] = await Promise.all([find('/a'), find('/b')])
  expect([first.kind, second.kind]).toEqual(['unavailable', 'unavailable'])
  expect(errors.map(([, target]) => target)).toEqual(['/a', '/b'])
  hanging.keep(rendered('late'))
  await settled()
  expect(await textOf(await find('/a'))).toBe('page late')
})

test('shows the last good page where a new one takes too long', async () => {
  const { find, clock } = stage([rendered('one'), later<Rendered>().promise], { maxWaitMs: 20 })
  await find()
  clock.seconds += 100_000
  expect(await textOf(await find())).toBe('page one')
})

test('pages with a query evict none without, nor the other way round', async () => {
  const answers = Array.from({ length: 100 }, () => rendered('x'.repeat(1000)))
  const { find, cache } = stage(answers, { pageBytes: 10_500, queryBytes: 10_500 })
  const isKept = (path: string) => cache.ready(path, request(path), visitor) !== undefined
  await find('/kept')
  for (let index = 0; index < 40; index += 1) await find(`/compare?ids=${index},1`)
  expect(isKept('/kept')).toBe(true)
  expect(isKept('/compare?ids=0,1')).toBe(false)
  expect(isKept('/compare?ids=39,1')).toBe(true)
  for (let index = 0; index < 40; index += 1) await find(`/${index}`)
  expect(isKept('/compare?ids=39,1')).toBe(true)
})
