import { expect, test } from 'vitest'
import { later } from '@/tests/fixtures/later'
import { RenderQueue, type RenderQueueOptions } from './render-queue'

/** A queue whose work ends when the test says so, and the order in which work was started. */
function stage(options: RenderQueueOptions = {}) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const queue = new RenderQueue<string>({ concurrency: 1, ...options })
  const ask = (client: string, key: string) => {
    const asked = queue.run(client, key, () => {
      const { promise, keep } = later<string>()
      begun.push(key)
      ends.set(key, () => keep(`made ${key}`))
      return promise
    })
    // Work that a test leaves unfinished is rejected long after the test.
    asked.catch(() => {})
    return asked
  }
  const end = async (key: string) => {
    ends.get(key)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, ask, end }
}

test('one who asks for much delays others by one render each', async () => {
  const { begun, ask, end } = stage()
  for (const page of ['a1', 'a2', 'a3', 'a4']) void ask('a', page)
  for (const page of ['b1', 'b2']) void ask('b', page)
  void ask('c', 'c1')
  while (begun.length < 7) await end(begun.at(-1) ?? '')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('one who has renders under way waits until others have as many', async () => {
  const { begun, ask, end } = stage({ concurrency: 3 })
  for (let page = 1; page <= 9; page += 1) void ask('a', `a${page}`)
  for (const client of ['b', 'c', 'd']) void ask(client, `${client}1`)
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  await end('a1')
  await end('a2')
  expect(begun.slice(3)).toEqual(['b1', 'c1'])
  await end('b1')
  await end('c1')
  expect(begun.slice(5)).toEqual(['d1', 'a4'])
})

test('one has so many renders under way and no more, also where nobody else waits', async () => {
  const { begun, ask, end } = stage({ concurrency: 4, perClient: 2 })
  for (const page of ['a1', 'a2', 'a3', 'a4']) void ask('a', page)
  expect(begun).toEqual(['a1', 'a2'])
  for (const page of ['b1', 'b2', 'b3']) void ask('b', page)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
  await end('b1')
  expect(begun.slice(4)).toEqual(['b3'])
  await end('a1')
  expect(begun.slice(5)).toEqual(['a3'])
})

test('one who may not take all places has the files of a page wait, and leaves room for others', async () => {
  const { ask } = stage({ concurrency: 8, perClient: 2, maxWaiting: 32 })
  const refusedOf = async (client: string) => {
    let refused = 0
    for (let page = 0; page < 20; page += 1) {
      ask(client, `${client}${page}`).catch((error: Error) => {
        if (error.name === 'RefusedError') refused += 1
      })
    }
    await new Promise((resolve) => setImmediate(resolve))
    return refused
  }
  const clients = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const refused = []
  for (const client of clients) refused.push(await refusedOf(client))
  expect(refused[0], 'two under way, eleven wait').toBe(7)
  for (const [index, count] of refused.entries()) expect(count, clients[index]).toBeLessThan(20)
})

test('a page that one of many clients has asked for comes at the first of their turns', async () => {
  const { begun, ask, end } = stage()
  for (const page of ['a1', 'a2', 'a3', 'shared']) void ask('a', page)
  const shared = ask('b', 'shared')
  await end('a1')
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'shared'])
  await end('shared')
  expect(await shared).toBe('made shared')
  await end('a3')
  expect(begun).toEqual(['a1', 'a2', 'shared', 'a3'])
})

test('one who asks for too much is refused, and others have their room', async () => {
  const { ask } = stage({ maxWaiting: 64 })
  const refusals: string[] = []
  const ask100 = (client: string) => {
    for (let index = 0; index < 100; index += 1) {
      ask(client, `${client}${index}`).catch((error) => refusals.push(`${client} ${error.name}`))
    }
  }
  const clients = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  for (const client of clients) ask100(client)
  await new Promise((resolve) => setImmediate(resolve))
  for (const client of clients) {
    const refused = refusals.filter((one) => one === `${client} RefusedError`).length
    expect(refused, client).toBeGreaterThan(90)
    expect(refused, client).toBeLessThan(100)
  }
})

test('no more wait than can have their turn in time, by how long renders take', async () => {
  const clock = { now: 0 }
  const { ask, end } = stage({ concurrency: 2, maxTurnMs: 1000, now: () => clock.now })
  const first = ask('z', 'first')
  clock.now += 20
  await end('first')
  await first
  let refusals = 0
  for (let client = 0; client < 150; client += 1) {
    ask(`${client}`, `${client}`).catch(() => {
      refusals += 1
    })
  }
  await new Promise((resolve) => setImmediate(resolve))
  // With renders of 20 ms, two at a time, 100 may wait for up to a second, and two are in progress.
  expect(refusals).toBe(48)
})

test('who filled the queue while renders were fast refuses nobody when they are slow', async () => {
  const clock = { now: 0 }
  const { ask, end } = stage({ concurrency: 1, maxTurnMs: 1000, now: () => clock.now })
  for (let page = 0; page <= 60; page += 1) void ask('a', `a${page}`)
  clock.now = 10_000
  await end('a0')
  const refused: string[] = []
  for (let client = 0; client < 40; client += 1) {
    ask(`b${client}`, `b${client}`).catch(() => refused.push(`b${client}`))
  }
  await new Promise((resolve) => setImmediate(resolve))
  // 32 clients may wait however slow renders are, including the first one.
  expect(refused).toEqual(['b31', 'b32', 'b33', 'b34', 'b35', 'b36', 'b37', 'b38', 'b39'])
})

test('nobody waits longer than the deadline, and what nobody waits for is not made', async () => {
  const clock = { now: 1000 }
  const { begun, ask, end } = stage({ maxWaitMs: 20, now: () => clock.now })
  const [hanging, waiting] = [ask('a', 'hanging'), ask('b', 'waiting')]
  await expect(hanging).rejects.toThrow('timed out')
  await expect(waiting).rejects.toThrow('timed out')
  clock.now += 21
  await end('hanging')
  expect(begun).toEqual(['hanging'])
  const again = ask('b', 'waiting')
  await end('waiting')
  expect(await again).toBe('made waiting')
})

test('goes on after work that fails', async () => {
  const queue = new RenderQueue<string>({ concurrency: 1 })
  const failing = queue.run('a', 'x', async () => {
    throw new Error('broken')
  })
  const next = queue.run('a', 'y', async () => 'y')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('y')
})
