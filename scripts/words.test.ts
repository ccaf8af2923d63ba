import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'

const script = path.resolve('scripts/words.mjs')
const run = promisify(execFile)

test('visible texts, comments and titles have no phrase of the list', async () => {
  expect(await run(process.execPath, [script])).toMatchObject({ stderr: '' })
})

test('reports the line, the phrase and a better word, also across a line break', async () => {
  const folder = newFolder()
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
})

test('reports phrases in comments and titles of tests, also across a line break', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'page.test.ts')
  const lines = [
    '// It is made anew.',
    'test(',
    "  'says what is there',",
    '  () => {',
    '    /**',
    '     * A file',
    '     * beside',
    '     * the store.',
    '     */',
    '  })',
  ]
  writeFileSync(file, lines.join('\n'))
  await expect(run(process.execPath, [script, file])).rejects.toMatchObject({
    code: 1,
    stderr: [
      `${file}:1: “anew”: write again`,
      `${file}:1: “is made”: write created, built`,
      `${file}:3: “says”: write states, reports, returns`,
      `${file}:7: “beside the”: write next to, in addition to`,
      `${file}:7: “beside”: write next to, in addition to`,
      '',
    ].join('\n'),
  })
})

test('ignores strings in tests, and words that are fine elsewhere', async () => {
  const folder = newFolder()
  const module = path.join(folder, 'page.ts')
  const strings = path.join(folder, 'page.test.ts')
  writeFileSync(
    module,
    ['/* Facts of this record. Not given. */', "export const address = 'https://a.b/made'"].join(
      '\n',
    ),
  )
  writeFileSync(strings, "const text = 'It is made anew.'")
  expect(await run(process.execPath, [script, module, strings])).toMatchObject({ stderr: '' })
})
