/** The page cache with pages kept across restarts, and with data that is replaced. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { later } from '@/tests/fixtures/later'
import { KeptPages } from './kept-pages'
import type { Lookup } from './lookup'
import { PageCache } from './page-cache'
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

type Answer = Rendered | Promise<Rendered> | undefined

interface Stage {
  clock: { seconds: number }
  /** The version of the data that the API serves. */
  data: { version: string | undefined }
  calls: string[]
  answers: Answer[]
  find: (path?: string) => Promise<Lookup>
  isCurrent: (path?: string) => boolean
  restart: () => Promise<void>
}

/** A server whose clock and data change only when set, and whose renderer is down unless it is given a response. */
const onStage = (use: (stage: Stage) => Promise<void>) =>
  inTemporaryFolder(async (folder) => {
    const clock = { seconds: 1_000_000 }
    const data: Stage['data'] = { version: 'v1' }
    const calls: string[] = []
    const answers: Answer[] = []
    const now = () => clock.seconds * 1000
    const start = () => {
      const file = path.join(folder, 'pages.db')
      const onFault = (fault: string) => calls.push(fault)
      const kept = new KeptPages({ file, context: 'build', onFault, now })
      const render = async ({ target }: PageRequest) => {
        calls.push(target)
        const answer = answers.shift()
        if (!answer) throw new Error('the renderer is down')
        return answer
      }
      return { kept, cache: new PageCache({ render, kept, now, version: () => data.version }) }
    }
    let server = start()
    const restart = async () => {
      await server.kept.close()
      server = start()
    }
    const find = (target = '/a') => server.cache.find(target, request(target), visitor)
    const isCurrent = (target = '/a') => server.cache.isCurrent(target)
    await use({ clock, data, calls, answers, find, isCurrent, restart })
    await server.kept.close()
  })

async function textOf(lookup: Lookup): Promise<string> {
  if (lookup.kind === 'unavailable') return 'unavailable'
  const { body } = await lookup.page.representation.encode(undefined)
  return `${lookup.kind} ${body.toString()}`
}

/** Lets background renders finish. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a page of before a restart is there without the renderer, also long after', () =>
  onStage(async ({ answers, find, restart, clock }) => {
    answers.push(rendered('one'))
    await find()
    for (const pause of [1, 100, 1_000_000]) {
      await restart()
      clock.seconds += pause
      expect(await textOf(await find()), `after ${pause} s`).toBe('page one')
    }
  }))

test('a page of the same data is shown however old it is, and renewed behind it', () =>
  onStage(async ({ answers, find, clock }) => {
    answers.push(rendered('one'), rendered('two'))
    await find()
    clock.seconds += 1_000_000
    expect(await textOf(await find())).toBe('page one')
    await settled()
    expect(await textOf(await find())).toBe('page two')
  }))

test('without versions of the data a kept page is shown while it is fresh, and then made anew', () =>
  onStage(async ({ answers, find, restart, clock, data, calls }) => {
    data.version = undefined
    answers.push(rendered('one'))
    await find()
    await restart()
    clock.seconds += 99
    expect(await textOf(await find())).toBe('page one')
    expect(calls).toEqual(['/a'])
    await restart()
    clock.seconds += 1
    answers.push(rendered('two'))
    expect(await textOf(await find())).toBe('page two')
    await restart()
    clock.seconds += 1000
    expect(await textOf(await find()), 'the renderer is down').toBe('page two')
  }))

test('new data is on the page at once, also after a restart', () =>
  onStage(async ({ answers, find, restart, data, isCurrent }) => {
    answers.push(rendered('one'), rendered('two'), rendered('three'))
    await find()
    data.version = 'v2'
    expect(isCurrent()).toBe(false)
    expect(await textOf(await find())).toBe('page two')
    expect(isCurrent()).toBe(true)
    await restart()
    expect(isCurrent(), 'in the file').toBe(true)
    data.version = 'v3'
    expect(isCurrent()).toBe(false)
    expect(await textOf(await find())).toBe('page three')
  }))

test('the page of older data is shown where no new one can be made, until the next attempt', () =>
  onStage(async ({ answers, find, restart, data, clock, calls }) => {
    answers.push(rendered('one'))
    await find()
    await restart()
    data.version = 'v2'
    expect(await textOf(await find())).toBe('page one')
    clock.seconds += 4
    expect(await textOf(await find())).toBe('page one')
    expect(calls).toEqual(['/a', '/a'])
    clock.seconds += 1
    answers.push(rendered('two'))
    expect(await textOf(await find())).toBe('page two')
  }))

test('what was begun with older data is neither kept nor given to those who ask later', () =>
  onStage(async ({ answers, find, data, isCurrent }) => {
    const slow = later<Rendered>()
    answers.push(slow.promise, rendered('two'))
    const early = find()
    await settled()
    data.version = 'v2'
    const late = find()
    slow.keep(rendered('one'))
    expect(await textOf(await early)).toBe('page one')
    expect(await textOf(await late)).toBe('page two')
    expect(await textOf(await find())).toBe('page two')
    expect(isCurrent()).toBe(true)
  }))

test('a page that new data has not changed keeps its compressed body', () =>
  onStage(async ({ answers, find, data }) => {
    const long = 'unchanged '.repeat(500)
    answers.push(rendered(long), rendered(long), rendered(`${long}.`))
    const bodies = []
    for (const version of ['v1', 'v2', 'v3']) {
      data.version = version
      const found = await find()
      if (found.kind === 'page') bodies.push(await found.page.representation.encode('br'))
    }
    expect(bodies[1]).toBe(bodies[0])
    expect(bodies[2]).not.toEqual(bodies[0])
  }))

test('neither a query nor what is missing survives a restart, nor does a page that has gone', () =>
  onStage(async ({ answers, find, restart, data }) => {
    answers.push(rendered('one'), rendered('two'), rendered('gone', { status: 404 }))
    await find('/a?q=1')
    await find('/b')
    data.version = 'v2'
    expect(await textOf(await find('/b'))).toBe('page gone')
    await restart()
    expect(await textOf(await find('/a?q=1'))).toBe('unavailable')
    expect(await textOf(await find('/b'))).toBe('unavailable')
  }))

test('a missing page is looked for again after its time, although the data is the same', () =>
  onStage(async ({ answers, find, clock }) => {
    answers.push(rendered('gone', { status: 404 }), rendered('back'))
    await find()
    clock.seconds += 1000
    expect(await textOf(await find())).toBe('page back')
  }))
