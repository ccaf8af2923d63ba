/**
 * The downloads of the real facts, each read back and compared with the API record by record. Downloads of hostile facts
 * are tested in `tests/facts/synthetic-downloads.test.ts`.
 */
import { afterAll, beforeAll, test } from 'vitest'
import { downloadChecks } from '../fixtures/download-checks'
import { openDownloads } from '../fixtures/downloads'
import { snapshotOfFacts } from '../fixtures/every-record'

let output: Awaited<ReturnType<typeof openDownloads>>

beforeAll(async () => {
  output = await openDownloads(await snapshotOfFacts())
})
afterAll(() => output.close())

for (const [name, check] of Object.entries(downloadChecks)) test(name, () => check(output))
