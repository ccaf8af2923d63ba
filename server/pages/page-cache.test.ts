import { expect, test } from 'vitest'
import { later } from '@/tests/fixtures/later'
import { getText, makeCache, rendered, request, settled } from '@/tests/fixtures/page-cache'
import type { Rendered } from './renderer'

test('serves a stale page at once and revalidates it in the background', async () => {
  const { find, clock, calls } = makeCache([rendered('one'), rendered('two')])
  await find()
  clock.seconds += 100
  expect(await getText(await find())).toBe('page one')
  await settled()
  expect(await getText(await find())).toBe('page two')
  expect(calls).toHaveLength(2)
})

test('waits for a new page if the cached one has expired', async () => {
  const { find, clock, cache } = makeCache([rendered('one'), rendered('two')])
  await find()
  clock.seconds += 300
  expect(cache.ready('/a', request('/a'))).toBeUndefined()
  expect(await getText(await find())).toBe('page two')
})

test('serves the last good page if the renderer fails, at any age', async () => {
  const failures = [
    new Error('down'),
    rendered('oops', { status: 500 }),
    rendered('', { status: 503 }),
  ]
  for (const failure of failures) {
    const { find, clock, errors } = makeCache([rendered('one'), failure])
    await find()
    clock.seconds += 100_000
    expect(await getText(await find())).toBe('page one')
    expect(errors).toEqual([[expect.stringMatching(/down|answered 50[03]/), '/a']])
  }
})

test('requests a page from a failing renderer again only after a pause', async () => {
  const { find, clock, calls, answers } = makeCache([rendered('one'), new Error('down')])
  await find()
  clock.seconds += 1000
  await find()
  clock.seconds += 4
  expect(await getText(await find())).toBe('page one')
  expect(calls).toHaveLength(2)
  answers.push(rendered('two'))
  clock.seconds += 2
  expect(await getText(await find())).toBe('page two')
})

test('a page is unavailable if the renderer fails and there is no copy, and recovers', async () => {
  const { find, errors } = makeCache([new Error('down'), rendered('one')])
  expect(await find()).toEqual({ kind: 'unavailable', cause: expect.any(Error) })
  expect(errors).toHaveLength(1)
  expect(await getText(await find())).toBe('page one')
})

test('shares one render among all requests for one page', async () => {
  const { promise, keep } = later<Rendered>()
  const { find, calls } = makeCache([promise, rendered('other')])
  const asking = Array.from({ length: 20 }, () => find('/a'))
  expect(await getText(await find('/b'))).toBe('page other')
  keep(rendered('one'))
  expect(new Set(await Promise.all((await Promise.all(asking)).map(getText)))).toEqual(
    new Set(['page one']),
  )
  expect(calls).toEqual(['/a', '/b'])
})

test('revalidates a stale page once for many visitors', async () => {
  const { promise, keep } = later<Rendered>()
  const { find, clock, calls } = makeCache([rendered('one'), promise])
  await find()
  clock.seconds += 150
  const shown = await Promise.all([find(), find(), find()])
  expect(await Promise.all(shown.map(getText))).toEqual(['page one', 'page one', 'page one'])
  keep(rendered('two'))
  await settled()
  expect(calls).toHaveLength(2)
})

test('renders stale pages in a slot of their own, so that visitors of new pages do not wait for all of them', async () => {
  const stale = ['/1', '/2', '/3', '/4']
  const { promise, keep } = later<Rendered>()
  const answers = [...stale.map(() => rendered('old')), promise]
  const { find, clock, calls, errors } = makeCache(answers, { concurrency: 1 })
  for (const path of stale) await find(path)
  clock.seconds += 150
  const first = find('/first', { ip: '192.0.2.2' })
  await settled()
  for (const [index, path] of stale.entries()) {
    expect(await getText(await find(path, { ip: `198.51.100.${index}` }))).toBe('page old')
  }
  const second = find('/second', { ip: '203.0.113.3' })
  await settled()
  answers.push(...[...stale, '/second'].map(() => rendered('new')))
  keep(rendered('new'))
  expect(await Promise.all([first, second].map(async (found) => getText(await found)))).toEqual([
    'page new',
    'page new',
  ])
  await settled()
  expect(calls.slice(stale.length)).toEqual(['/first', '/1', '/second', '/2', '/3', '/4'])
  expect(errors).toEqual([])
})

test('a stale page without a slot is served, without an error, and is rendered later', async () => {
  const stale = Array.from({ length: 100 }, (_, index) => `/${index}`)
  const { promise, keep } = later<Rendered>()
  const answers = [...stale.map(() => rendered('old')), promise]
  const { find, clock, calls, errors } = makeCache(answers, { concurrency: 1, perClient: 1 })
  for (const path of stale) await find(path)
  clock.seconds += 150
  void find('/first', { ip: '192.0.2.2' })
  await settled()
  for (const [index, path] of stale.entries()) {
    expect(await getText(await find(path, { ip: `198.51.100.${index}` }))).toBe('page old')
  }
  answers.push(...stale.map(() => rendered('new')))
  keep(rendered('new'))
  await settled()
  const callCount = calls.length
  expect(callCount).toBeLessThan(2 * stale.length)
  expect(errors).toEqual([])
  clock.seconds += 6
  for (const path of stale) await find(path)
  await settled()
  expect(calls.length).toBeGreaterThan(callCount)
})

test('never caches an error or a no-store response', async () => {
  const never = [
    rendered('x', { cacheControl: 'no-store', contentType: 'text/csv' }),
    rendered('x', { cacheControl: 'private, s-maxage=60', contentType: 'text/csv' }),
    rendered('x', { status: 307, location: '/b' }),
    rendered('x', { status: 400 }),
    rendered('x', { status: 429 }),
  ]
  for (const answer of never) {
    const { find, cache, calls } = makeCache([answer, rendered('two')])
    expect(await getText(await find())).toBe('uncached x')
    expect(cache.ready('/a', request('/a'))).toBeUndefined()
    expect(await getText(await find())).toBe('page two')
    expect(calls).toHaveLength(2)
  }
  const { find, cache } = makeCache([rendered('x', { status: 500 })])
  expect(await getText(await find())).toBe('unavailable')
  expect(cache.ready('/a', request('/a'))).toBeUndefined()
})

test('passes on 501, without caching it', async () => {
  const { find, calls, errors } = makeCache([
    rendered('no xml', { status: 501 }),
    rendered('no xml', { status: 501 }),
  ])
  expect(await getText(await find())).toBe('uncached no xml')
  expect(await getText(await find())).toBe('uncached no xml')
  expect(calls.length).toBe(2)
  expect(errors).toEqual([])
})
