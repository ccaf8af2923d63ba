import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { describeMissing, findOnPath, isMissing, programs, requireProgram } from './programs'

const withPath = (use: (folder: string) => void): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    vi.stubEnv('PATH', folder)
    try {
      use(folder)
    } finally {
      vi.unstubAllEnvs()
    }
  })

const addProgram = (folder: string, name: string, script = 'exit 0'): string => {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

test('finds a program in PATH by its name, and any by its path, if it can be executed', () =>
  withPath((folder) => {
    expect(findOnPath('atlas-program')).toBeUndefined()
    const file = addProgram(folder, 'atlas-program')
    expect(findOnPath('atlas-program')).toBe(file)
    expect(findOnPath(file)).toBe(file)
    chmodSync(file, 0o644)
    expect(findOnPath('atlas-program')).toBeUndefined()
  }))

test('R counts as missing while its packages are', () =>
  withPath((folder) => {
    addProgram(folder, 'Rscript', 'exit 1')
    expect(isMissing('r')).toBe(true)
    addProgram(folder, 'Rscript')
    expect(isMissing('r')).toBe(false)
  }))

test('a Redis server is the one that is named, or else Redis or Valkey', () =>
  withPath((folder) => {
    vi.stubEnv('TEST_REDIS_SERVER', 'other-server')
    expect(isMissing('redis')).toBe(true)
    const other = addProgram(folder, 'other-server')
    expect(requireProgram('redis')).toBe(other)
  }))

test('a missing program is described in one line with its remedy, which is also the error', () =>
  withPath(() => {
    const line =
      'R with httr2 is missing; skipped: the examples in R. To install it on Debian: apt-get install r-cran-httr2 r-cran-jsonlite'
    expect(describeMissing(programs.r)).toBe(line)
    expect(() => requireProgram('r')).toThrow(line)
  }))
