/** Which pages the cache keeps, and which visitors wait for pages that it does not have. */
import { expect, test } from 'vitest'
import { later } from '@/tests/fixtures/later'
import {
  getText,
  makeCache,
  rendered,
  request,
  settled,
  visitor,
} from '@/tests/fixtures/page-cache'
import type { Rendered } from './renderer'

test('caches missing pages and redirects for a short time', async () => {
  for (const status of [404, 410, 301, 308]) {
    const answer = rendered('gone', { status, cacheControl: 'no-store', location: '/b' })
    const { find, clock, calls } = makeCache([answer, rendered('back')])
    expect(await find()).toMatchObject({ kind: 'page', page: { status } })
    clock.seconds += 59
    await find()
    expect(calls, String(status)).toHaveLength(1)
    clock.seconds += 1
    await find()
    await settled()
    expect(await getText(await find())).toBe('page back')
  }
})

test('replaces a page that is gone, and a missing page that now exists', async () => {
  const gone = rendered('gone', { status: 404 })
  const { find, clock } = makeCache([rendered('one'), gone, rendered('two')])
  await find()
  clock.seconds += 1000
  expect(await getText(await find())).toBe('page gone')
  expect(await getText(await find()), 'the missing page is what is kept').toBe('page gone')
  clock.seconds += 1000
  expect(await getText(await find())).toBe('page two')
  expect(await find()).toMatchObject({ page: { status: 200 } })
})

test('missing pages evict no page', async () => {
  const missing = Array.from({ length: 50 }, () => rendered('x'.repeat(1000), { status: 404 }))
  const options = { pageBytes: 10_000, unboundedBytes: 10_000 }
  const { find, cache } = makeCache([rendered('kept'), ...missing], options)
  await find('/kept')
  for (let index = 0; index < 50; index += 1) await find(`/missing/${index}`)
  expect(cache.ready('/kept', request('/kept'))?.status).toBe(200)
  expect(cache.ready('/missing/0', request('/missing/0'))).toBeUndefined()
  expect(cache.ready('/missing/49', request('/missing/49'))?.status).toBe(404)
})

test('evicts the least recently requested pages', async () => {
  const pages = Array.from({ length: 9 }, (_, index) => rendered(String(index).repeat(1000)))
  const { find, cache } = makeCache(pages, { pageBytes: 14_500 })
  for (const path of ['/0', '/1', '/2']) await find(path)
  cache.ready('/0', request('/0'))
  for (const path of ['/3', '/4']) await find(path)
  const kept = ['/0', '/1', '/2', '/3', '/4'].filter((path) => cache.ready(path, request(path)))
  expect(kept).toEqual(['/0', '/2', '/3', '/4'])
})

test('serves a page that is too large to cache', async () => {
  const { find, cache } = makeCache([rendered('x'.repeat(8000))], { pageBytes: 4000 })
  expect(await find()).toMatchObject({ kind: 'page', page: { status: 200 } })
  expect(cache.ready('/a', request('/a'))).toBeUndefined()
})

test('separates keys that have one target', async () => {
  const { cache } = makeCache([rendered('document'), rendered('payload')])
  const pageRequest = request('/a')
  expect(await getText(await cache.find('document /a', pageRequest, visitor))).toBe('page document')
  expect(await getText(await cache.find('payload /a', pageRequest, visitor))).toBe('page payload')
  expect(await getText(await cache.find('document /a', pageRequest, visitor))).toBe('page document')
})

test('one network that requests many pages is refused some, and delays no other by more than a render', async () => {
  const gates = Array.from({ length: 200 }, () => later<Rendered>())
  const answers = gates.map(({ promise }) => promise)
  const { find, calls } = makeCache(answers, { concurrency: 2 })
  const flood = Array.from({ length: 200 }, (_, index) =>
    find(`/${index}`, { ip: `192.0.2.${index}` }),
  )
  const visit = find('/visited', { ip: '198.51.100.2' })
  await settled()
  expect(calls).toEqual(['/0', '/1'])
  gates[0]?.keep(rendered('page'))
  await settled()
  gates[1]?.keep(rendered('page'))
  await settled()
  expect(calls).toContain('/visited')
  for (const gate of gates) gate.keep(rendered('page'))
  expect(await getText(await visit)).toBe('page page')
  const kinds = (await Promise.all(flood)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'unavailable').length).toBeGreaterThan(100)
  expect(kinds.filter((kind) => kind === 'page').length).toBeGreaterThan(20)
})

test('a renderer that hangs delays visitors no longer than the deadline', async () => {
  const hanging = later<Rendered>()
  const { find, errors } = makeCache([hanging.promise], { concurrency: 1, maxWaitMs: 20 })
  const [first, second] = await Promise.all([find('/a'), find('/b')])
  expect([first.kind, second.kind]).toEqual(['unavailable', 'unavailable'])
  expect(errors.map(([, target]) => target)).toEqual(['/a', '/b'])
  hanging.keep(rendered('late'))
  await settled()
  expect(await getText(await find('/a'))).toBe('page late')
})

test('serves the last good page if a new one takes too long', async () => {
  const { find, clock } = makeCache([rendered('one'), later<Rendered>().promise], { maxWaitMs: 20 })
  await find()
  clock.seconds += 100_000
  expect(await getText(await find())).toBe('page one')
})

test('pages with a query evict no pages without a query, and vice versa', async () => {
  const answers = Array.from({ length: 100 }, () => rendered('x'.repeat(1000)))
  const { find, cache } = makeCache(answers, { pageBytes: 10_500, unboundedBytes: 10_500 })
  const isCached = (path: string) => cache.ready(path, request(path)) !== undefined
  await find('/kept')
  for (let index = 0; index < 40; index += 1) await find(`/compare?ids=${index},1`)
  expect(isCached('/kept')).toBe(true)
  expect(isCached('/compare?ids=0,1')).toBe(false)
  expect(isCached('/compare?ids=39,1')).toBe(true)
  for (let index = 0; index < 40; index += 1) await find(`/${index}`)
  expect(isCached('/compare?ids=39,1')).toBe(true)
})
