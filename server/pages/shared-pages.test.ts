/** Pages shared by all instances, over a fake Redis with a few commands. */

import type { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { rendered } from '@/tests/fixtures/page-cache'
import type { NewPage } from './kept-page'
import { pageOf } from './page'
import { SharedPages } from './shared-pages'

const asked = { key: '/a', target: '/a', version: 'v1' }

const pageNamed = (text: string): NewPage => {
  const answer = rendered(text)
  const renderedAt = Date.now()
  const page = { ...pageOf(answer, '/a', renderedAt), version: 'v1' }
  return { rendered: answer, page, renderedAt }
}

/** A fake Redis with the few commands that pages need. */
function fakeRedis() {
  const hashes = new Map<string, Record<string, Buffer>>()
  const leases = new Map<string, string>()
  const commands = {
    hmgetBuffer: async (name: string, ...fields: string[]) =>
      fields.map((field) => hashes.get(name)?.[field] ?? null),
    set: async (name: string, token: string) => {
      if (leases.has(name)) return null
      leases.set(name, token)
      return 'OK'
    },
    releaseLease: async (name: string, token: string) =>
      leases.get(name) === token && leases.delete(name) ? 1 : 0,
    del: async (name: string) => (hashes.delete(name) ? 1 : 0),
    multi: () => ({
      hset: (name: string, value: Record<string, Buffer | string>) => ({
        pexpire: () => ({
          exec: async () => {
            const entries = Object.entries(value).map(([field, one]) => [field, Buffer.from(one)])
            hashes.set(name, Object.fromEntries(entries))
          },
        }),
      }),
    }),
  }
  return { hashes, leases, redis: commands as unknown as Redis }
}

function stage({ isPresent = true, leaseMs = 5_000 } = {}) {
  const { hashes, leases, redis } = fakeRedis()
  const faults: string[] = []
  const shared = {
    isPresent,
    ask: async <T>(question: (to: Redis) => Promise<T>) =>
      isPresent ? question(redis) : undefined,
  }
  const onFault = (fault: string, error: unknown) => faults.push(`${fault}: ${error}`)
  const instance = (context = 'build') => new SharedPages({ shared, context, onFault, leaseMs })
  return { hashes, leases, faults, instance }
}

const take = ({ rendered: { body } }: NewPage) => `taken ${body}`
const makeOf = (text: string) => async () => ({ result: `made ${text}`, made: pageNamed(text) })

test('a page that one instance has made is taken by the others', async () => {
  const { instance, leases } = stage()
  expect(await instance().once(asked, take, makeOf('one'))).toBe('made one')
  await expect.poll(() => leases.size).toBe(0)
  expect(await instance().once(asked, take, makeOf('two'))).toBe('taken one')
  expect((await instance().read(asked))?.page).toMatchObject({ status: 200, version: 'v1' })
})

test('pages of other builds, other data and other addresses are others', async () => {
  const { instance } = stage()
  await instance().once(asked, take, makeOf('one'))
  await expect.poll(() => instance().read(asked)).toBeDefined()
  expect(await instance('another').read(asked)).toBeUndefined()
  for (const more of [{ version: 'v2' }, { version: undefined }, { key: '/b' }]) {
    expect(await instance().read({ ...asked, ...more })).toBeUndefined()
  }
})

test('whoever waits too long for another instance makes the page, too', async () => {
  const { instance, leases } = stage({ leaseMs: 60 })
  let isDone = false
  const never = instance().once(asked, take, () => new Promise(() => {}))
  void never.then(() => {
    isDone = true
  })
  await expect.poll(() => leases.size).toBe(1)
  expect(await instance().once(asked, take, makeOf('late'))).toBe('made late')
  expect(isDone).toBe(false)
})

test('a failure gives the turn to the next instance', async () => {
  const { instance, leases } = stage()
  const failing = instance().once(asked, take, async () => {
    throw new Error('the renderer is down')
  })
  await expect(failing).rejects.toThrow('the renderer is down')
  await expect.poll(() => leases.size).toBe(0)
  expect(await instance().once(asked, take, makeOf('one'))).toBe('made one')
})

test('a page that is not good enough is made anew', async () => {
  const { instance } = stage()
  await instance().once(asked, take, makeOf('old'))
  await expect.poll(() => instance().read(asked)).toBeDefined()
  expect(await instance().once(asked, () => undefined, makeOf('new'))).toBe('made new')
  await expect.poll(async () => String((await instance().read(asked))?.rendered.body)).toBe('new')
})

test('what is damaged is dropped with one line', async () => {
  for (const damage of [{ body: 'other' }, { head: '{' }, { digest: 'x' }]) {
    const { instance, hashes, faults } = stage()
    await instance().once(asked, take, makeOf('one'))
    await expect.poll(() => hashes.size).toBe(1)
    const [[name, value] = ['', {}]] = hashes
    const [field = '', text = ''] = Object.entries(damage)[0] ?? []
    hashes.set(name, { ...value, [field]: Buffer.from(text) })
    expect(await instance().read(asked)).toBeUndefined()
    expect(hashes.size).toBe(0)
    expect(faults).toEqual([
      expect.stringMatching(/^a page of another instance is damaged, and is dropped: /),
    ])
  }
})

test('without the others a page is made at once', async () => {
  const { instance, hashes, faults } = stage({ isPresent: false })
  expect(await instance().once(asked, take, makeOf('alone'))).toBe('made alone')
  expect(await instance().read(asked)).toBeUndefined()
  expect([hashes.size, faults]).toEqual([0, []])
})
