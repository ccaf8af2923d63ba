/**
 * Counts of tests that passed, failed and were skipped: read from a report, stored, added up and printed in one line.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export const reportFile = 'var/test/results.json'
const keptFile = (suite: string): string => `var/test/counts/${suite}.json`

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A run that exited with an error but without a failed test, or that left no report, counts as one failure. */
export function countsOfRun(report: Partial<Report> | undefined, endedWell: boolean): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  const failed = unexpected + flaky
  return {
    passed: expected,
    failed: failed === 0 && !(endedWell && report) ? 1 : failed,
    skipped,
  }
}

export const countsOfReport = (endedWell: boolean): Counts =>
  countsOfRun(readJson(reportFile) as Report | undefined, endedWell)

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})

export const lineOf = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

export function keepCounts(suite: string, counts: Counts): void {
  mkdirSync(path.dirname(keptFile(suite)), { recursive: true })
  writeFileSync(keptFile(suite), JSON.stringify(counts))
}

/** Called before a run, so that the results of an earlier one are not used if it does not finish. */
export function forgetCounts(suite: string): void {
  rmSync(keptFile(suite), { force: true })
  rmSync(reportFile, { force: true })
}

/** The counts of the suite's last run; undefined if that run did not finish. */
export const keptCounts = (suite: string): Counts | undefined =>
  readJson(keptFile(suite)) as Counts | undefined
