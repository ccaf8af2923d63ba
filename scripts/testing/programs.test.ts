import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { describeMissing, findOnPath, isMissing, programs, requireProgram } from './programs'

/** Returns the only folder in which programs are found. */
function newPath() {
  const folder = newFolder()
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

const addProgram = (folder: string, name: string, script = 'exit 0'): string => {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

test('finds a program in PATH by its name, and any by its path, if it can be executed', async () => {
  const folder = newPath()
  expect(findOnPath('atlas-program')).toBeUndefined()
  const file = addProgram(folder, 'atlas-program')
  expect(findOnPath('atlas-program')).toBe(file)
  expect(findOnPath(file)).toBe(file)
  chmodSync(file, 0o644)
  expect(findOnPath('atlas-program')).toBeUndefined()
})

test('R counts as missing while its packages are', async () => {
  const folder = newPath()
  addProgram(folder, 'Rscript', 'exit 1')
  expect(isMissing('r')).toBe(true)
  addProgram(folder, 'Rscript')
  expect(isMissing('r')).toBe(false)
})

test('a Redis server is the one that is named, or else Redis or Valkey', async () => {
  const folder = newPath()
  vi.stubEnv('TEST_REDIS_SERVER', 'other-server')
  expect(isMissing('redis')).toBe(true)
  const other = addProgram(folder, 'other-server')
  expect(requireProgram('redis')).toBe(other)
})

test('a missing program is described in one line with its remedy, which is also the error', async () => {
  newPath()
  const line =
    'R with httr2 is missing; skipped: the examples in R. To install it on Debian: apt-get install r-cran-httr2 r-cran-jsonlite'
  expect(describeMissing(programs.r)).toBe(line)
  expect(() => requireProgram('r')).toThrow(line)
})
