/**
 * The downloads of synthetic hostile facts, each read back and compared with the API record by record. Those of the real
 * facts are in `tests/soak/downloads.test.ts`.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { downloadChecks } from '../fixtures/download-checks'
import { openDownloads } from '../fixtures/downloads'
import { compiledWith, replacing } from '../fixtures/facts'

/** Facts with texts that each format must quote, or that a spreadsheet would run as a formula. */
const hostile = {
  'entities/example-labs.yaml': replacing(
    'name: Example Labs',
    `name: '=HYPERLINK("https://evil.example","Labs")'\ntrade_name: "'quoted', \\"twice\\"\\nand on a second line"`,
  ),
  'projects/alpine-id.yaml': replacing(
    'mission_statement: To identify synthetic mountaineers.',
    `mission_statement: "@SUM(1+1)*cmd|' /C calc'!A0 <&> \\u2028 🪪 ,;"`,
  ),
}

const output = await openDownloads(await compiledWith(hostile))
afterAll(output.close)

for (const [name, check] of Object.entries(downloadChecks)) test(name, () => check(output))

test('an apostrophe precedes a text that would be evaluated, and one that begins with it', () => {
  const text = readFileSync(path.join(output.folder, 'entities.csv'), 'utf8')
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example""`)
  expect(text).toContain(`"''quoted', ""twice""\nand on a second line"`)
})

test('equal snapshots give equal files', async () => {
  const again = await openDownloads(await compiledWith(hostile))
  onTestFinished(() => again.close())
  expect(again.downloads).toEqual(output.downloads)
  expect(again.downloads.files.length).toBeGreaterThan(100)
})
