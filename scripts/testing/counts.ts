/**
 * Counts of tests that passed, failed and were skipped: read from a report, stored, added up and printed in one line.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const reportFile = 'var/test/results.json'
const keptFile = (suite: string): string => `var/test/counts/${suite}.json`

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))

/** A run that exited with an error but without a failed test, or that left no report, counts as one failure. */
export function countsOfReport(report: unknown, endedWell: boolean): Counts {
  const parsed = z.union([playwrightReport, vitestReport]).safeParse(report)
  const counts = parsed.data ?? { passed: 0, failed: 1, skipped: 0 }
  return endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** Runs tests, which write a report if they succeed in starting, and returns the counts in it. */
export async function countsOfRun(runTests: () => Promise<boolean>): Promise<Counts> {
  rmSync(reportFile, { force: true })
  const endedWell = await runTests()
  return countsOfReport(readJson(reportFile), endedWell)
}

export const addUp = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})

export const getLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

export function keepCounts(suite: string, counts: Counts): void {
  mkdirSync(path.dirname(keptFile(suite)), { recursive: true })
  writeFileSync(keptFile(suite), JSON.stringify(counts))
}

/** Called before a run, so that the counts of an earlier one are not used if it does not finish. */
export const forgetCounts = (suite: string): void => rmSync(keptFile(suite), { force: true })

/** The counts of the suite's last run; undefined if that run did not finish. */
export const keptCounts = (suite: string): Counts | undefined =>
  readJson(keptFile(suite)) as Counts | undefined
