import { expect, test } from 'vitest'
import { run } from './run'

test('tells whether a command succeeded, and that one without a program did not', async () => {
  expect(await run(process.execPath, ['-e', ''])).toBe(true)
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(false)
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid)'])).toBe(false)
  expect(await run('no-such-program-of-any-system', [])).toBe(false)
})
