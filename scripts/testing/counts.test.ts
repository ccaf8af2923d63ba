import { expect, test } from '@playwright/test'
import { countsOfRun, lineOf, sumOf } from './counts'

const report = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
})

test('counts what a report says, and takes a test that passed at last for a failed one', () => {
  expect(countsOfRun(report(5, 0, 0, 2), true)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  expect(countsOfRun(report(5, 1, 2), false)).toEqual({ passed: 5, failed: 3, skipped: 0 })
})

test('a run that ends badly or without a report has failed, even where no test has', () => {
  expect(countsOfRun(report(5, 0), false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(countsOfRun(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('writes a sum in one line, and what was skipped only where something was', () => {
  const runs = [
    { passed: 900, failed: 1, skipped: 0 },
    { passed: 30, failed: 0, skipped: 2 },
  ]
  expect(lineOf(sumOf(runs))).toBe('930 passed, 1 failed, 2 skipped')
  expect(lineOf(sumOf([{ passed: 3, failed: 0, skipped: 0 }]))).toBe('3 passed, 0 failed')
})
