/** The downloads of the real facts, each read back and compared with the API record by record. */
import { test } from '@playwright/test'
import { downloadChecks } from '../fixtures/download-checks'
import { openDownloads } from '../fixtures/downloads'
import { snapshotOfFacts } from '../fixtures/every-record'

test.describe.configure({ mode: 'default' })
test.setTimeout(300_000)

let made: Awaited<ReturnType<typeof openDownloads>>

test.beforeAll(async () => {
  made = await openDownloads(await snapshotOfFacts())
})
test.afterAll(() => made.close())

for (const [name, check] of Object.entries(downloadChecks)) test(name, () => check(made))
