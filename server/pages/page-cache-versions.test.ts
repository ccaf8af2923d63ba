/** The page cache while the data that pages are rendered from is replaced. */
import { expect, test } from 'vitest'
import { later } from '@/tests/fixtures/later'
import { getText, makeCache, rendered, settled } from '@/tests/fixtures/page-cache'
import type { Rendered } from './renderer'

/** A page cache over an API that serves a version of the data, which the test may change. */
function versionedCache(answers: (Rendered | Error | Promise<Rendered>)[] = []) {
  const data: { version: string | undefined } = { version: 'v1' }
  return { data, ...makeCache(answers, { version: () => data.version }) }
}

test('a page of the current data is served at any age, and revalidated in the background', async () => {
  const { find, clock } = versionedCache([rendered('one'), rendered('two')])
  await find()
  clock.seconds += 1_000_000
  expect(await getText(await find())).toBe('page one')
  await settled()
  expect(await getText(await find())).toBe('page two')
})

test('new data is on the page at once', async () => {
  const { find, data } = versionedCache([rendered('one'), rendered('two'), rendered('three')])
  await find()
  for (const [version, text] of Object.entries({ v2: 'page two', v3: 'page three' })) {
    data.version = version
    expect(await getText(await find())).toBe(text)
    expect(await getText(await find())).toBe(text)
  }
})

test('a page of earlier data is served if rendering fails, until the next attempt', async () => {
  const { find, data, clock, calls, answers } = versionedCache([rendered('one'), new Error('down')])
  await find()
  data.version = 'v2'
  expect(await getText(await find())).toBe('page one')
  clock.seconds += 4
  expect(await getText(await find())).toBe('page one')
  expect(calls).toEqual(['/a', '/a'])
  clock.seconds += 1
  answers.push(rendered('two'))
  expect(await getText(await find())).toBe('page two')
})

test('a page that was started with earlier data is rendered again, and not sent', async () => {
  const slow = later<Rendered>()
  const { find, data, calls } = versionedCache([slow.promise, rendered('two'), rendered('two')])
  const early = find()
  await settled()
  data.version = 'v2'
  const late = find()
  slow.keep(rendered('one'))
  expect(await getText(await early)).toBe('page two')
  expect(await getText(await late)).toBe('page two')
  expect(await getText(await find())).toBe('page two')
  expect(calls).toHaveLength(3)
})

test('a page that new data has not changed keeps its compressed body', async () => {
  const long = 'unchanged '.repeat(500)
  const { find, data } = versionedCache([rendered(long), rendered(long), rendered(`${long}.`)])
  const bodies = []
  for (const version of ['v1', 'v2', 'v3']) {
    data.version = version
    const found = await find()
    if (found.kind === 'page') bodies.push(await found.page.representation.encode('br'))
  }
  expect(bodies).toHaveLength(3)
  expect(bodies[1]).toBe(bodies[0])
  expect(bodies[2]).not.toEqual(bodies[0])
})

test('a missing page is revalidated after its time, even if the data is the same', async () => {
  const { find, clock } = versionedCache([rendered('gone', { status: 404 }), rendered('back')])
  await find()
  clock.seconds += 1000
  expect(await getText(await find())).toBe('page back')
})
