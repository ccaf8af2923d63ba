import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = path.resolve('scripts/words.mjs')
const run = promisify(execFile)

test('the visible texts have no phrase of the list', async () => {
  expect(await run(process.execPath, [script])).toMatchObject({ stderr: '' })
})

test('reports the line, the phrase and a better word, also across a line break', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'))
  const file = path.join(folder, 'page.tsx')
  writeFileSync(
    file,
    [
      "const label = 'First use'",
      'const Page = () => (',
      '  <p>',
      '    It was corrected once',
      '    more. Nothing about you is asked.',
      '  </p>',
      ')',
    ].join('\n'),
  )
  await expect(run(process.execPath, [script, file])).rejects.toMatchObject({
    code: 1,
    stderr: [
      `${file}:1: “First use”: write Launched, launch date, launch year`,
      `${file}:4: “once more”: write again`,
      `${file}:5: “is asked”: write requested; "we ask"`,
      '',
    ].join('\n'),
  })
  rmSync(folder, { recursive: true })
})

test('ignores comments, and words that are fine elsewhere', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'))
  const file = path.join(folder, 'page.ts')
  const lines = [
    '// It is made anew.',
    '/* Not given. */',
    "export const address = 'https://a.b/made'",
  ]
  writeFileSync(file, lines.join('\n'))
  expect(await run(process.execPath, [script, file])).toMatchObject({ stderr: '' })
  rmSync(folder, { recursive: true })
})
