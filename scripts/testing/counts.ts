/**
 * Counts of passed, failed and skipped tests, and the names of failed tests: read from a report, stored, added up and
 * printed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'
import { readDerived } from '@/lib/files/atomic-files'
import { isObject } from '@/lib/text/json-values'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** The names of the failed tests with their files. */
  failures: string[]
}

const reportFile = 'var/test/results.json'
const countsFile = (suite: string): string => `var/test/counts/${suite}.json`

/** A failed test in one line: its file, its name and the first line of its error. */
const describeFailure = (file: string, name: string, error = ''): string =>
  [path.relative(process.cwd(), file), name, stripVTControlCharacters(error).split('\n')[0]]
    .filter((part) => part)
    .join(': ')

const failedSpecs = ({ file, specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        describeFailure(file, title, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...suites.flatMap(failedSpecs),
]

const countsInBrowser = ({ stats, suites }: JSONReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  failures: suites.flatMap(failedSpecs),
})

const otherCounts = ({ testResults, ...report }: JsonTestResults): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        describeFailure(file, fullName, failureMessages?.[0]),
      ),
  ),
})

/** Counts as one failure. */
export const noReport: Counts = {
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: ['a run ended without a report'],
}

/** A run that exited with an error but without a failed test, or that left no report, counts as one failure. */
export function countsOfReport(report: unknown, endedWell: boolean): Counts {
  const read = (found: object): Counts =>
    'stats' in found ? countsInBrowser(found as JSONReport) : otherCounts(found as JsonTestResults)
  const counts = isObject(report) ? read(report) : noReport
  return endedWell || counts.failed > 0
    ? counts
    : { ...counts, failed: 1, failures: ['the run ended with an error, although no test failed'] }
}

/** Runs tests, which write a report if they succeed in starting, and returns the counts in it. */
export async function countsOfRun(runTests: () => Promise<boolean>): Promise<Counts> {
  rmSync(reportFile, { force: true })
  const endedWell = await runTests()
  return countsOfReport(readDerived(reportFile), endedWell)
}

export const addUp = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: counts.flatMap(({ failures }) => failures),
})

/** The failed tests, a line each, and last the line of counts. */
export const describeCounts = ({ passed, failed, skipped, failures }: Counts): string =>
  [
    ...failures.map((failure) => `failed: ${failure}`),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n')

export function saveCounts(suite: string, counts: Counts): void {
  mkdirSync(path.dirname(countsFile(suite)), { recursive: true })
  writeFileSync(countsFile(suite), JSON.stringify(counts))
}

/** Called before a run, so that the counts of an earlier one are not used if it does not finish. */
export const deleteCounts = (suite: string): void => rmSync(countsFile(suite), { force: true })

/** The counts of the suite's last run; undefined if that run did not finish. */
export const loadCounts = (suite: string): Counts | undefined =>
  readDerived(countsFile(suite)) as Counts | undefined
