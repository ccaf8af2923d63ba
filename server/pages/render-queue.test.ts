import { expect, test } from 'vitest'
import { later } from '@/tests/fixtures/later'
import { RenderQueue, type RenderQueueOptions } from './render-queue'

/** A queue whose work the test can finish, and the order in which work was started. */
function stage(options: RenderQueueOptions = {}) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const queue = new RenderQueue<string>({ concurrency: 1, ...options })
  const ask = (client: string, key: string) => {
    const result = queue.run(client, key, () => {
      const { promise, keep } = later<string>()
      begun.push(key)
      ends.set(key, () => keep(`made ${key}`))
      return promise
    })
    // Work that a test leaves unfinished is rejected long after the test.
    result.catch(() => {})
    return result
  }
  const end = async (key: string) => {
    ends.get(key)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  /** Requests many keys, and returns how many are refused at once. */
  const flood = async (client: string, count: number) => {
    let refused = 0
    for (let index = 0; index < count; index += 1) {
      ask(client, `${client}${index}`).catch(() => {
        refused += 1
      })
    }
    await new Promise((resolve) => setImmediate(resolve))
    return refused
  }
  return { begun, ask, end, flood, queue }
}

test('a client with many requests delays others by one render each', async () => {
  const { begun, ask, end } = stage()
  for (const page of ['a1', 'a2', 'a3', 'a4']) void ask('a', page)
  for (const page of ['b1', 'b2']) void ask('b', page)
  void ask('c', 'c1')
  while (begun.length < 7) await end(begun.at(-1) ?? '')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a client with renders in progress waits until others have as many', async () => {
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

test('a client has a limited number of renders in progress, even if no other client waits', async () => {
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

test('a client has capacity for the files of one page, and is refused more', async () => {
  const { flood, queue } = stage({ concurrency: 8, perClient: 2 })
  expect(await flood('a', 34)).toBe(0)
  expect(queue.load).toEqual({ running: 2, waiting: 32 })
  expect(await flood('a', 100)).toBe(66)
  expect(await flood('b', 1)).toBe(0)
})

test('a page that several clients request is rendered in the first of their slots', async () => {
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

test('a page that waits for the limit of one client starts at once for another', () => {
  const { begun, ask } = stage({ concurrency: 4, perClient: 2 })
  for (const page of ['a1', 'a2', 'shared']) void ask('a', page)
  expect(begun).toEqual(['a1', 'a2'])
  void ask('b', 'shared')
  expect(begun).toEqual(['a1', 'a2', 'shared'])
})

test('a client with many waiting renders does not take a page into its own queue', async () => {
  const { begun, ask, end } = stage()
  for (const page of ['a1', 'a2', 'a3', 'a4']) void ask('a', page)
  void ask('b', 'b1')
  void ask('a', 'b1')
  await end('a1')
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('in a full queue the clients with the most waiting renders give way to others', async () => {
  const { flood, queue } = stage()
  for (const client of ['a', 'b', 'c', 'd']) await flood(client, 100)
  expect(queue.load.waiting).toBe(128)
  const others = Array.from({ length: 30 }, (_, index) => `other ${index}`)
  const refused = await Promise.all(others.map((client) => flood(client, 1)))
  expect(refused.filter((count) => count > 0)).toEqual([])
  expect(queue.load.waiting).toBe(128)
})

test('a queue in which every client waits for one render is full for the next client', async () => {
  const { flood } = stage()
  const clients = Array.from({ length: 132 }, (_, index) => `${index}`)
  const refused: number[] = []
  for (const client of clients) refused.push(await flood(client, 1))
  expect(refused).toEqual([...Array(129).fill(0), 1, 1, 1])
})

test('no request waits longer than the deadline, and no page is rendered for aborted requests', async () => {
  const { begun, ask, end, queue } = stage({ maxWaitMs: 20 })
  const [hanging, waiting] = [ask('a', 'hanging'), ask('b', 'waiting')]
  await expect(hanging).rejects.toThrow('timed out')
  await expect(waiting).rejects.toThrow('timed out')
  expect(queue.load).toEqual({ running: 1, waiting: 0 })
  await end('hanging')
  expect(begun).toEqual(['hanging'])
  const again = ask('b', 'waiting')
  await end('waiting')
  expect(await again).toBe('made waiting')
  expect(queue.load).toEqual({ running: 0, waiting: 0 })
})

test('continues after work that fails', async () => {
  const queue = new RenderQueue<string>({ concurrency: 1 })
  const failing = queue.run('a', 'x', async () => {
    throw new Error('broken')
  })
  const next = queue.run('a', 'y', async () => 'y')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('y')
})
