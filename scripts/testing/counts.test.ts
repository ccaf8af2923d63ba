import path from 'node:path'
import { expect, test } from 'vitest'
import { addUp, countsOfReport, describeCounts } from './counts'

const browserReport = (expected: number, unexpected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
  suites: [],
})

const report = (passed: number, failed: number, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
  testResults: [],
})

test('counts a flaky test as failed, and a todo test as skipped', () => {
  for (const [counted, passed, failed, skipped] of [
    [browserReport(5, 0, 0, 2), 5, 0, 2],
    [browserReport(5, 1, 2), 5, 3, 0],
    [report(5, 0, 2, 1), 5, 0, 3],
    [report(5, 2), 5, 2, 0],
  ] as const) {
    expect(countsOfReport(counted, failed === 0)).toMatchObject({ passed, failed, skipped })
  }
})

test('names each failed test with its file and the first line of its error', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
  })
  const inBrowser = {
    ...browserReport(1, 1, 1),
    suites: [
      {
        file: 'tests/e2e/a.test.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          {
            file: 'tests/e2e/a.test.ts',
            specs: [
              spec('closes', 'unexpected', '\u001b[31mError: still open\u001b[39m\n at …'),
              spec('waits', 'flaky'),
            ],
          },
        ],
      },
    ],
  }
  expect(countsOfReport(inBrowser, false).failures).toEqual([
    'tests/e2e/a.test.ts: closes: Error: still open',
    'tests/e2e/a.test.ts: waits',
  ])
  const other = {
    ...report(1, 1),
    testResults: [
      {
        name: path.resolve('lib/b.test.ts'),
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'divides', status: 'failed', failureMessages: ['AssertionError: 1\nat'] },
        ],
      },
    ],
  }
  expect(countsOfReport(other, false).failures).toEqual([
    'lib/b.test.ts: divides: AssertionError: 1',
  ])
})

test('a run that crashes or has no report has failed, even if no test has', () => {
  for (const [crashed, endedWell] of [
    [report(5, 0), false],
    [browserReport(5, 0), false],
    [undefined, true],
  ] as const) {
    expect(countsOfReport(crashed, endedWell)).toMatchObject({ failed: 1, skipped: 0 })
    expect(countsOfReport(crashed, endedWell).failures).toHaveLength(1)
  }
})

test('writes failures, and a sum with skipped tests only if there are any', () => {
  const runs = [
    { passed: 900, failed: 1, skipped: 0, failures: ['lib/b.test.ts: divides'] },
    { passed: 30, failed: 0, skipped: 2, failures: [] },
  ]
  expect(describeCounts(addUp(runs))).toBe(
    'failed: lib/b.test.ts: divides\n930 passed, 1 failed, 2 skipped',
  )
  expect(describeCounts({ passed: 3, failed: 0, skipped: 0, failures: [] })).toBe(
    '3 passed, 0 failed',
  )
})
