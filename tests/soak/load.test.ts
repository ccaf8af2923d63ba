/** The server under the load of a busy day. */
import { expect } from 'vitest'
import { loadMinutes } from '@/lib/env'
import { testWith } from '../services/programs'
import { startLoaded } from './loaded-server'
import {
  type Answer,
  addressCount,
  atRate,
  findMaximum,
  measureTimes,
  printLine,
} from './mixed-load'

const test = testWith('ps')

const minute = 60_000
/**
 * The load as a share of the maximum. The maximum is measured for 20 seconds, and a shared machine may give a third less
 * in the minutes that follow: a larger share would then be an overload, in which new pages are refused on purpose.
 */
const loadShare = 0.5
/** Memory goes up and down with each collection of garbage, so what counts is the mean of these samples in a minute. */
const sampleEveryMs = 10_000
/** The factor by which memory may grow from the middle third of the minutes, when the caches have filled, to the last. */
const maxGrowth = 1.1

interface Memory {
  server: number
  renderer: number
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Calls back once a minute with the means of the samples, until the function that it returns is called. */
function watchMemory(memory: () => Memory, onMinute: (means: Memory) => void): () => void {
  let samples: Memory[] = []
  const timer = setInterval(() => {
    samples.push(memory())
    if (samples.length < minute / sampleEveryMs) return
    onMinute({
      server: mean(samples.map(({ server }) => server)),
      renderer: mean(samples.map(({ renderer }) => renderer)),
    })
    samples = []
  }, sampleEveryMs)
  return () => clearInterval(timer)
}

function computeGrowth(megabytes: readonly number[]): number {
  const third = Math.ceil(megabytes.length / 3)
  const before = megabytes.slice(0, -third).slice(-third)
  return before.length > 0 ? mean(megabytes.slice(-third)) / mean(before) : 1
}

test(`${loadMinutes()} minutes of mixed load at half of the maximum, from up to ${addressCount} addresses: no error, and memory stays level`, {
  timeout: (loadMinutes() + 15) * minute,
}, async () => {
  const { load, memory, metrics, stop } = await startLoaded({ newPageEvery: 100 })
  const maximum = await findMaximum(load)
  const rate = maximum * loadShare
  printLine(`maximum ${Math.round(maximum)} requests/s; load ${Math.round(rate)} requests/s`)
  const wrong: Record<string, number> = {}
  const megabytes: number[] = []
  let answers: Answer[] = []
  const first = load.sent
  const stopWatching = watchMemory(memory, ({ server, renderer }) => {
    megabytes.push(server + renderer)
    printLine(
      `minute ${megabytes.length}: ${answers.length} answers, ${measureTimes(answers)}; server ${server} MB, renderer ${renderer} MB`,
    )
    answers = []
  })
  await atRate(
    load,
    rate,
    (elapsed) => elapsed < loadMinutes() * minute + 500,
    (answer) => {
      answers.push(answer)
      const { kind, status } = answer
      if (status !== (kind === 'missing' ? 404 : 200)) {
        wrong[`${kind} ${status}`] = (wrong[`${kind} ${status}`] ?? 0) + 1
      }
    },
  )
  stopWatching()
  printLine(
    `${load.sent - first} requests; errors ${JSON.stringify(wrong)}; memory ${megabytes.join(', ')} MB`,
  )
  expect(await metrics()).toMatch(/did_atlas_upstream_requests_total\{.*outcome="document"\} [1-9]/)
  expect(await stop()).toBe(0)
  expect(wrong).toEqual({})
  expect(megabytes.length).toBeGreaterThanOrEqual(Math.floor(loadMinutes()))
  expect(computeGrowth(megabytes)).toBeLessThan(maxGrowth)
})
