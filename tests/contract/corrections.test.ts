/** Corrections as an attacker would send them, to a separate server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CorrectionFile } from '@/lib/corrections/correction-file'
import { newFolder } from '../fixtures/new-folder'
import { newPlace, type Place, runCommand, startServer } from './processes'
import { syntheticPlace } from './stored-place'

/** About a project of the synthetic store. */
const typed = { record: 'projects/1', fact: 'launch_date', source: 'https://example.org/' }

/** Texts that attack terminals, logs, line-based files and pages. */
const attacks = [
  '\u001b[2J\u001b]0;owned\u0007\u009b31m\u0000',
  'a\u202etxt.exe\u2066b\u200f',
  '<script>alert(1)</script></textarea><img src=x onerror=alert(1)>',
  '"}\n{"done":"0000000000","day":"2026-01-01"}\n',
  '\u2028\u2029%0d%0aSet-Cookie: a=b',
  '🪪'.repeat(990),
]

async function runList(place: Place, ...options: string[]): Promise<string> {
  const { code, text } = await runCommand('data-corrections', place, ...options)
  expect(code).toBe(0)
  return text
}

test('hostile corrections show no markup, and reach no log and no terminal', async () => {
  const place = await syntheticPlace()
  const environment = { ...place.environment, LOG_LEVEL: 'trace' }
  const server = await startServer({ environment }, 'api')
  const send = (right: string) =>
    fetch(`http://127.0.0.1:${place.port}/corrections`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...typed, right }),
    })
  const answers = await Promise.all(attacks.map(send)).finally(server.stop)
  for (const answer of answers) {
    expect(answer.status).toBe(303)
    expect(await answer.text()).not.toMatch(/<(?:script|img)/)
  }
  const file = place.environment.CORRECTIONS ?? ''
  expect(await readFile(file, 'utf8')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029](?<!\n)/u)
  expect(server.output()).not.toMatch(/owned|txt\.exe|alert|Set-Cookie|[\p{Cc}\p{Cf}](?<!\n)/u)
  const list = await runList(place)
  expect(list).toContain(`${attacks.length} corrections waiting`)
  expect(list).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029](?<!\n)/u)
  expect(list.match(/^[0-9a-f]{10} {2}/gm)).toHaveLength(attacks.length)
})

test('the command lists open corrections, and marks them as done', async () => {
  const place = await newPlace()
  const file = new CorrectionFile(place.environment.CORRECTIONS ?? '')
  const right = 'May 2021.\n0123456789  2026-01-01  projects/1  status\u001b[2J'
  const first = await file.add({ ...typed, right })
  const second = await file.add({ record: 'countries/CH', right: 'No accent.', source: '' })
  const list = await runList(place)
  expect(list).toMatch(
    new RegExp(`^${first} {2}\\d{4}-\\d\\d-\\d\\d {2}projects/1 {2}launch_date$`, 'm'),
  )
  expect(list).toContain('  record  http://atlas.test/projects/1\n')
  expect(list).toContain('  right   May 2021.\n          0123456789  2026-01-01')
  expect(list).toContain('\\u001b[2J\n  source  https://example.org/\n')
  expect(list).toContain('2 corrections waiting')
  const lines = (await runList(place, '--json')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ right }, { id: second }])
  expect(await runList(place, '--done', first ?? '')).toBe('1 correction done.\n')
  expect((await runList(place, '--json')).trim().split('\n')).toHaveLength(1)
  expect(await runCommand('data-corrections', place, '--done', first ?? '')).toEqual({
    code: 1,
    text: `No waiting correction has the id ${first}. \`npm run data:corrections\` lists all ids.\n`,
  })
})

const writer = `
  const { CorrectionFile } = await import(process.argv[1])
  const file = new CorrectionFile(process.argv[2])
  const right = 'x'.repeat(1500)
  for (let sent = 0; sent < 40; sent += 1) await file.add({ record: 'projects/1', right, source: '' })
`

test('several processes write into one file without losing a line', async () => {
  const file = path.join(newFolder(), 'corrections.ndjson')
  const module = path.resolve('lib/corrections/correction-file.ts')
  const options = ['--import', 'tsx', '--input-type=module', '--eval', writer, '--', module, file]
  const writers = [1, 2, 3].map(() => spawn(process.execPath, options, { stdio: 'inherit' }))
  const codes = await Promise.all(writers.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0])
  const { waiting, unreadable } = await new CorrectionFile(file).read()
  expect(unreadable).toBe(0)
  expect(new Set(waiting.map(({ id }) => id)).size).toBe(120)
})
