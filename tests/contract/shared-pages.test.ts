/** Pages that one instance renders for all of them. */
import { expect } from 'vitest'
import type { Rendered } from '@/server/pages/renderer'
import { ask, type Instance, withInstances } from '../fixtures/instances'
import { later } from '../fixtures/later'
import { renderedText } from '../fixtures/listening'
import { testWith } from '../services/programs'
import { withRedis } from '../services/redis'

const test = testWith('redis')

type Make = (name: string) => Rendered | Promise<Rendered>

/** Renderers that record which server requested which page. */
function renderers(make: Make = (name) => renderedText(`by ${name}`)) {
  const calls: string[] = []
  const render = (name: string) => async (request: { target: string }) => {
    calls.push(`${name} ${request.target}`)
    return make(name)
  }
  return { calls, render }
}

/** The number of attempts to take a lease in Redis. */
async function attempts({ shared }: Instance): Promise<number> {
  const stats = await shared.ask((redis) => redis.info('commandstats'))
  return Number(/cmdstat_set:calls=(\d+)/.exec(stats ?? '')?.[1] ?? 0)
}

const bodyOf = async (server: Instance, url: string) => {
  const { statusCode, body } = await ask(server, url)
  return `${statusCode} ${body}`
}

/** Waits until Redis contains `count` pages. A page is stored a moment after it was sent. */
const isShared = ({ shared }: Instance, count: number) =>
  expect
    .poll(async () => (await shared.ask((redis) => redis.keys('*:page:*')))?.length, {
      interval: 10,
    })
    .toBe(count)

test('a page that many ask for at once at all instances is rendered once', () =>
  withRedis(({ url }) => {
    const { promise, keep } = later<Rendered>()
    const { calls, render } = renderers(() => promise)
    return withInstances(
      [
        { url, render: render('one') },
        { url, render: render('other') },
      ],
      async (one, other) => {
        const asked = Array.from({ length: 40 }, (_, index) =>
          bodyOf(index % 2 ? one : other, '/a'),
        )
        // The attempt of the instance that renders, and some of the one that waits.
        await expect.poll(() => attempts(one), { interval: 10 }).toBeGreaterThan(3)
        keep(renderedText('made once'))
        expect(new Set(await Promise.all(asked))).toEqual(new Set(['200 made once']))
        expect(calls).toHaveLength(1)
      },
    )
  }))

test('a page that one instance has made is there at the other, with the same tag', () =>
  withRedis(({ url }) => {
    const { calls, render } = renderers((name) => renderedText(`${name} `.repeat(1_000)))
    return withInstances(
      [
        { url, render: render('one') },
        { url, render: render('other') },
      ],
      async (one, other) => {
        const first = await ask(one, '/projects?q=x')
        await isShared(one, 1)
        const second = await ask(other, '/projects?q=x')
        expect(second.body).toBe(first.body)
        expect(second.headers.etag).toBe(first.headers.etag)
        expect(second.headers['cache-control']).toBe(first.headers['cache-control'])
        expect(calls).toEqual(['one /projects?q=x'])
      },
    )
  }))

test('pages of another build, and what no cache may keep, stay where they were made', () =>
  withRedis(({ url }) => {
    const { calls, render } = renderers()
    return withInstances(
      [
        { url, render: render('one'), context: 'old build' },
        { url, render: render('other'), context: 'new build' },
      ],
      async (one, other) => {
        expect(await bodyOf(one, '/a')).toBe('200 by one')
        await isShared(one, 1)
        expect(await bodyOf(other, '/a')).toBe('200 by other')
        expect(calls).toHaveLength(2)
      },
    )
  }))

for (const more of [{ cacheControl: 'private, no-store' }, { status: 404 }]) {
  test(`an answer with ${JSON.stringify(more)} is not shared`, () =>
    withRedis(({ url }) => {
      const { calls, render } = renderers((name) => ({ ...renderedText(name), ...more }))
      return withInstances(
        [
          { url, render: render('one') },
          { url, render: render('other') },
        ],
        async (one, other) => {
          expect((await ask(one, '/a')).body).toBe('one')
          expect((await ask(other, '/a')).body).toBe('other')
          expect(calls).toHaveLength(2)
          expect(await one.shared.ask((redis) => redis.keys('*:page:*'))).toEqual([])
        },
      )
    }))
}

test('a page that was changed in Redis is dropped, and made anew', () =>
  withRedis(({ url }) => {
    const { calls, render } = renderers()
    return withInstances(
      [
        { url, render: render('one') },
        { url, render: render('other') },
      ],
      async (one, other) => {
        await ask(one, '/a')
        await isShared(one, 1)
        const [stored = ''] = (await one.shared.ask((redis) => redis.keys('*:page:*'))) ?? []
        const name = stored.slice(stored.indexOf('page:'))
        await one.shared.ask((redis) => redis.hset(name, { body: 'something else' }))
        expect(await bodyOf(other, '/a')).toBe('200 by other')
        expect(calls).toEqual(['one /a', 'other /a'])
        await isShared(other, 1)
        const body = await other.shared.ask((redis) => redis.hget(name, 'body'))
        expect(body).toBe('by other')
        const life = (await other.shared.ask((redis) => redis.pttl(name))) ?? 0
        expect(life).toBeGreaterThan(0)
      },
    )
  }))
