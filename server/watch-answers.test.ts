import { expect, test } from '@playwright/test'
import { watchAnswers } from './watch-answers'

/** Watches a process that answers so, one letter an answer, and then no more. Gives the number of questions. */
const questionsUntilHang = (given: string): Promise<number> => {
  let asked = 0
  return new Promise((resolve) =>
    watchAnswers({
      answers: async () => {
        asked += 1
        return given[asked - 1] === 'y'
      },
      onHang: () => resolve(asked),
      everyMs: 1,
      maxFailures: 3,
      maxStartFailures: 6,
    }),
  )
}

test('a process that does not answer three times in a row hangs', async () => {
  expect(await questionsUntilHang('yyy')).toBe(6)
  expect(await questionsUntilHang('ynnynny')).toBe(10)
})

test('a process that has never answered has more time', async () => {
  expect(await questionsUntilHang('')).toBe(6)
  expect(await questionsUntilHang('nnnny')).toBe(8)
})

test('nothing is asked when the watch is over', async () => {
  let asked = 0
  let isHanging = false
  const stop = watchAnswers({
    answers: async () => {
      asked += 1
      if (asked === 2) stop()
      return false
    },
    onHang: () => {
      isHanging = true
    },
    everyMs: 1,
    maxStartFailures: 2,
  })
  await expect.poll(() => asked).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([asked, isHanging]).toEqual([2, false])
})
