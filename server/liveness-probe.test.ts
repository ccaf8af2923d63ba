import { expect, test } from 'vitest'
import { type LivenessProbeOptions, startLivenessProbe } from './liveness-probe'

/**
 * Probes a process that answers as given, where `y` is an answer and any other letter a failure, and then stops
 * answering. Returns the number of probes.
 */
const questionsUntilHang = (
  given: string,
  options: Partial<LivenessProbeOptions> = {},
): Promise<number> => {
  let checks = 0
  return new Promise((resolve) =>
    startLivenessProbe({
      answers: async () => {
        checks += 1
        return given[checks - 1] === 'y'
      },
      onHang: () => resolve(checks),
      startEveryMs: 1,
      everyMs: 1,
      maxFailures: 3,
      ...options,
    }),
  )
}

test('a process that does not answer three times in a row hangs', async () => {
  expect(await questionsUntilHang('yyy')).toBe(6)
  expect(await questionsUntilHang('ynnynny')).toBe(10)
})

test('a process that has responded once has no extra time', async () => {
  expect(await questionsUntilHang('y')).toBe(4)
})

test('a process that starts has more time, but not for ever', async () => {
  expect(await questionsUntilHang('nnnnnnny')).toBe(11)
  expect(await questionsUntilHang('', { maxStartMs: 0 })).toBe(1)
})

test('the first response means that a process is ready', async () => {
  let readyCount = 0
  await questionsUntilHang('nnyny', {
    onReady: () => {
      readyCount += 1
    },
  })
  expect(readyCount).toBe(1)
})

test('the probe sends no request after it has ended', async () => {
  let checks = 0
  let isHanging = false
  const stop = startLivenessProbe({
    answers: async () => {
      checks += 1
      if (checks === 2) stop()
      return false
    },
    onHang: () => {
      isHanging = true
    },
    startEveryMs: 1,
  })
  await expect.poll(() => checks).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([checks, isHanging]).toEqual([2, false])
})
