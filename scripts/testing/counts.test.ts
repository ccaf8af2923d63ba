import { expect, test } from 'vitest'
import { addUp, countsOfReport, getLine } from './counts'

const browserReport = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
})

const report = (passed: number, failed: number, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
})

test('counts the results of the browser tests, and a flaky test as failed', () => {
  expect(countsOfReport(browserReport(5, 0, 0, 2), true)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 2,
  })
  expect(countsOfReport(browserReport(5, 1, 2), false)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 0,
  })
})

test('counts the results of the other tests, and a todo test as skipped', () => {
  expect(countsOfReport(report(5, 0, 2, 1), true)).toEqual({ passed: 5, failed: 0, skipped: 3 })
  expect(countsOfReport(report(5, 2), false)).toEqual({ passed: 5, failed: 2, skipped: 0 })
})

test('a run that crashes or has no report has failed, even if no test has', () => {
  expect(countsOfReport(report(5, 0), false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(countsOfReport(browserReport(5, 0), false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(countsOfReport(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('writes a sum in one line, and skipped tests only if there are any', () => {
  const runs = [
    { passed: 900, failed: 1, skipped: 0 },
    { passed: 30, failed: 0, skipped: 2 },
  ]
  expect(getLine(addUp(runs))).toBe('930 passed, 1 failed, 2 skipped')
  expect(getLine(addUp([{ passed: 3, failed: 0, skipped: 0 }]))).toBe('3 passed, 0 failed')
})
