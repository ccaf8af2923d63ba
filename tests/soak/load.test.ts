/** The server under the load of a busy day, and under five times its maximum. */
import { expect, test } from '@playwright/test'
import { loadMinutes } from '@/lib/env'
import { startLoaded } from './loaded-server'
import { type Answer, addressCount, atRate, maximumOf, percentile } from './mixed-load'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const timesOf = (answers: readonly Answer[]): string => {
  const times = answers.map(({ milliseconds }) => milliseconds)
  return `median ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`
}

const minute = 60_000
/** The factor by which memory may grow from the second minute, when the caches have filled, to the last. */
const maxGrowth = 1.2

test(`${loadMinutes()} minutes of mixed load at 70% of the maximum, from ${addressCount} addresses: no error, and memory stays level`, async () => {
  test.setTimeout((loadMinutes() + 15) * minute)
  const { load, memory, metrics, stop } = await startLoaded({ newPageEvery: 100 })
  const maximum = await maximumOf(load)
  const rate = maximum * 0.7
  print(`maximum ${Math.round(maximum)} requests/s; load ${Math.round(rate)} requests/s`)
  const wrong: Record<string, number> = {}
  const megabytes: number[] = []
  let answers: Answer[] = []
  const first = load.sent
  const onMinute = () => {
    const { server, renderer } = memory()
    megabytes.push(server + renderer)
    print(
      `minute ${megabytes.length}: ${answers.length} answers, ${timesOf(answers)}; server ${server} MB, renderer ${renderer} MB`,
    )
    answers = []
  }
  const timer = setInterval(onMinute, minute)
  await atRate(
    load,
    rate,
    (elapsed) => elapsed < loadMinutes() * minute + 500 || load.sent - first < addressCount,
    (answer) => {
      answers.push(answer)
      const { kind, status } = answer
      if (status !== (kind === 'missing' ? 404 : 200)) {
        wrong[`${kind} ${status}`] = (wrong[`${kind} ${status}`] ?? 0) + 1
      }
    },
  )
  clearInterval(timer)
  print(
    `${load.sent - first} requests; errors ${JSON.stringify(wrong)}; memory ${megabytes.join(', ')} MB`,
  )
  expect(await metrics()).toMatch(/did_atlas_upstream_requests_total\{.*outcome="document"\} [1-9]/)
  expect(await stop()).toBe(0)
  expect(wrong).toEqual({})
  expect(megabytes.length).toBeGreaterThanOrEqual(Math.floor(loadMinutes()))
  const [minuteOne = 0, second = minuteOne] = megabytes
  expect(megabytes.at(-1)).toBeLessThan(second * maxGrowth)
})

test('at five times the maximum kept pages and the API are answered, new pages are shed, and it is over in five seconds', async () => {
  test.setTimeout(10 * minute)
  const { load, metrics, stop } = await startLoaded({ newPageEvery: 20 })
  const maximum = await maximumOf(load)
  const answers: Answer[] = []
  const first = load.sent
  await atRate(
    load,
    maximum * 5,
    (elapsed) => elapsed < 20_000,
    (answer) => answers.push(answer),
  )
  const offered = (load.sent - first) / 20
  const since = performance.now()
  let number = 0
  let newcomer = await load.newcomer(number)
  while (newcomer.status !== 200 && number < 100) {
    number += 1
    newcomer = await load.newcomer(number)
  }
  const recovered = performance.now() - since
  const statuses: Record<string, number> = {}
  for (const { kind, status } of answers) {
    statuses[`${kind} ${status}`] = (statuses[`${kind} ${status}`] ?? 0) + 1
  }
  const made = answers.filter(({ kind }) => kind === 'new page')
  const others = answers.filter(({ kind }) => kind !== 'new page')
  print(
    `maximum ${Math.round(maximum)} requests/s; ${Math.round(offered)} for 20 s: ${JSON.stringify(statuses)}`,
  )
  print(`others: ${timesOf(others)}; a newcomer gets a new page after ${Math.round(recovered)} ms`)
  const shed = made.filter(({ status }) => status !== 200)
  expect(others.filter(({ kind, status }) => status !== (kind === 'missing' ? 404 : 200))).toEqual(
    [],
  )
  expect(shed.length).toBeGreaterThan(0)
  for (const { status, retryAfter } of shed) expect([status, retryAfter]).toEqual([503, '10'])
  expect(recovered).toBeLessThan(5_000)
  expect(await metrics()).toMatch(/did_atlas_requests_shed_total [1-9]/)
  expect(await stop()).toBe(0)
})
