import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { acquireLock } from './lock'

const script = fileURLToPath(new URL('../../../tests/fixtures/hold-lock.ts', import.meta.url))

test('one holds a lock, until it is released', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'deep', 'lock.db')
    const release = acquireLock(file)
    expect(release).toBeDefined()
    expect(acquireLock(file)).toBeUndefined()
    expect(acquireLock(`${file}.other`)).toBeDefined()
    release?.()
    expect(acquireLock(file)).toBeDefined()
  }))

test('a lock in a folder that cannot be written is an error with its remedy', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, 'no folder')
    expect(() => acquireLock(path.join(file, 'lock.db'))).toThrow(/cannot be taken .*Set STORE_URL/)
  }))

test('the lock of a process that is killed is free', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'lock.db')
    const holder = spawn(process.execPath, ['--import', 'tsx', script, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = await once(holder.stdout, 'data')
    expect(String(said)).toBe('held\n')
    expect(acquireLock(file)).toBeUndefined()
    holder.kill('SIGKILL')
    await once(holder, 'close')
    expect(acquireLock(file)).toBeDefined()
  }))
