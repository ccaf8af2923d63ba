/**
 * The downloads of the real facts, read back and compared with the API record by record. Downloads of hostile facts are
 * tested in `tests/facts/synthetic-downloads.test.ts`, including what depends on no facts: Turtle, which has the quads of
 * N-Quads, and the data package, which has the files of CSV.
 */
import { afterAll, test } from 'vitest'
import { packageChecks } from '../fixtures/check-data-package'
import { downloadChecks } from '../fixtures/download-checks'
import { openDownloads } from '../fixtures/downloads'
import { snapshotOfFacts } from '../fixtures/every-record'

const output = await openDownloads(await snapshotOfFacts())
afterAll(output.close)

for (const [name, check] of Object.entries(downloadChecks)) {
  if (name in packageChecks || name.startsWith('Turtle')) continue
  test(name, () => check(output))
}
