/** Simulates hours under the limits of the public service, on a test clock that takes no real time. */
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Client, type Clock, type Reply } from './client'
import type { exchange } from './exchange'

const window = 60_000
const limits = { general: 60, search: 30, graph: 10 }
type Limit = keyof typeof limits

/** A clock that jumps to the next wake-up time as soon as nothing else is left to do. */
class TestClock implements Clock {
  #now = 0
  #sleepers: { until: number; wake: () => void }[] = []

  now = () => this.#now
  sleep = (milliseconds: number) =>
    new Promise<void>((wake) => {
      this.#sleepers.push({ until: this.#now + milliseconds, wake })
      this.#sleepers.sort((a, b) => a.until - b.until)
    })

  /** Advances the clock until the work is done. */
  async run<T>(work: Promise<T>): Promise<T> {
    let done = false
    const end = () => {
      done = true
    }
    work.then(end, end)
    for (await turn(); !done; await turn()) {
      const next = this.#sleepers.shift()
      if (!next) continue
      this.#now = next.until
      next.wake()
    }
    return work
  }
}

const getLimit = (path: string): Limit =>
  (/^\/(search|graph)\b/.exec(path)?.[1] ?? 'general') as Limit

/** Returns a client under the limits whose requests take `latency()` milliseconds, and the times of its requests. */
function toClient(clock: TestClock, latency: () => number) {
  const requestTimes: Record<Limit, number[]> = { general: [], search: [], graph: [] }
  const answer: typeof exchange = async ({ path }) => {
    requestTimes[getLimit(path)].push(clock.now())
    await clock.sleep(latency())
    return { kind: 'document', text: '{}', body: {} }
  }
  const rate = (count: number) => ({ count, window })
  const rates = { general: rate(60), search: rate(30), graph: rate(10) }
  return {
    asked: requestTimes,
    client: new Client({ baseUrl: 'http://x', rates, clock, exchange: answer }),
  }
}

/** Returns the maximum number of times within any window. */
function maxWithin(times: readonly number[]): number {
  let first = 0
  return times.reduce((most, time, index) => {
    while ((times[first] ?? 0) <= time - window) first += 1
    return Math.max(most, index - first + 1)
  }, 0)
}

const expectWithinLimits = (requestTimes: Record<Limit, number[]>): void => {
  for (const [limit, times] of Object.entries(requestTimes)) {
    expect(maxWithin(times), limit).toBeLessThanOrEqual(limits[limit as Limit])
  }
}

test('a crawl of 2,000 pages gets no refusal and stays within every limit, in any window', async () => {
  const clock = new TestClock()
  const { asked: requestTimes, client } = toClient(clock, () => 50)
  const pages = Array.from({ length: 2_000 }, (_, page) => [
    `/projects/${page}`,
    ...(page % 20 === 0 ? [`/projects?page=${page}`] : []),
    ...(page % 25 === 0 ? [`/search?query=${page}`] : []),
    ...(page % 100 === 0 ? ['/graph/nodes', '/graph/links'] : []),
  ])
  const replies: Reply[] = []
  const crawl = async () => {
    for (let page = pages.shift(); page; page = pages.shift()) {
      replies.push(
        ...(await Promise.all(page.map((path) => client.get(path, { maxWaitMs: 10_000 })))),
      )
    }
  }
  await clock.run(Promise.all([crawl(), crawl(), crawl(), crawl()]))
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['document']))
  expectWithinLimits(requestTimes)
  expect(requestTimes.general).toHaveLength(2_100)
  // The budget allows two thirds of the limit, at which 2,100 requests take 52 minutes.
  expect(clock.now() / window).toBeGreaterThan(50)
  expect(clock.now() / window).toBeLessThan(54)
})

test('no window exceeds its limit, for any requests and however slow the responses', async () => {
  const path = fc.constantFrom('/projects/', '/search?query=', '/graph/nodes?')
  const demand = fc.record({ path, pause: fc.integer({ min: 0, max: 3_000 }) })
  const demands = fc.array(demand, { minLength: 50, maxLength: 400 })
  await fc.assert(
    fc.asyncProperty(demands, fc.integer({ min: 1, max: 4_000 }), async (requests, latency) => {
      const clock = new TestClock()
      const { asked: requestTimes, client } = toClient(clock, () => latency)
      const visit = async () => {
        const replies: Promise<Reply>[] = []
        for (const [index, { path, pause }] of requests.entries()) {
          await clock.sleep(pause)
          replies.push(client.get(path + index, { maxWaitMs: 10_000 }))
        }
        return Promise.all(replies)
      }
      await clock.run(visit())
      expectWithinLimits(requestTimes)
    }),
    { numRuns: 30 },
  )
})
