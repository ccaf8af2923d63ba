import { expect, test, vi } from 'vitest'
import { run, runQuietly } from './run'

test('returns whether a command succeeded, and false without the program', async () => {
  expect(await run(process.execPath, ['-e', ''])).toBe(true)
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(false)
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid)'])).toBe(false)
  expect(await run('no-such-program-of-any-system', [])).toBe(false)
})

test('a quiet command prints one line with the reason, and only if it fails', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  expect(await runQuietly(process.execPath, ['-e', 'console.log("one")'])).toBe(true)
  expect(errors).not.toHaveBeenCalled()
  const failing = 'console.error("one\\ntwo"); process.exitCode = 3'
  expect(await runQuietly(process.execPath, ['-e', failing])).toBe(false)
  const throwing = 'throw new Error("three")'
  expect(await runQuietly(process.execPath, ['-e', throwing])).toBe(false)
  expect(errors.mock.calls).toEqual([['two'], ['Error: three']])
  errors.mockRestore()
})
