/** The server under the load of a busy day. */
import { expect, test } from '@playwright/test'
import { loadMinutes } from '@/lib/env'
import { startLoaded } from './loaded-server'
import { type Answer, addressCount, atRate, maximumOf, printLine, timesOf } from './mixed-load'

const minute = 60_000
/** The factor by which memory may grow from the second minute, when the caches have filled, to the last. */
const maxGrowth = 1.2

test(`${loadMinutes()} minutes of mixed load at 70% of the maximum, from ${addressCount} addresses: no error, and memory stays level`, async () => {
  test.setTimeout((loadMinutes() + 15) * minute)
  const { load, memory, metrics, stop } = await startLoaded({ newPageEvery: 100 })
  const maximum = await maximumOf(load)
  const rate = maximum * 0.7
  printLine(`maximum ${Math.round(maximum)} requests/s; load ${Math.round(rate)} requests/s`)
  const wrong: Record<string, number> = {}
  const megabytes: number[] = []
  let answers: Answer[] = []
  const first = load.sent
  const onMinute = () => {
    const { server, renderer } = memory()
    megabytes.push(server + renderer)
    printLine(
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
  printLine(
    `${load.sent - first} requests; errors ${JSON.stringify(wrong)}; memory ${megabytes.join(', ')} MB`,
  )
  expect(await metrics()).toMatch(/did_atlas_upstream_requests_total\{.*outcome="document"\} [1-9]/)
  expect(await stop()).toBe(0)
  expect(wrong).toEqual({})
  expect(megabytes.length).toBeGreaterThanOrEqual(Math.floor(loadMinutes()))
  const [minuteOne = 0, second = minuteOne] = megabytes
  expect(megabytes.at(-1)).toBeLessThan(second * maxGrowth)
})
