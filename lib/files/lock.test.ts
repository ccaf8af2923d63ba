import { spawnSync } from 'node:child_process'
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { mock } from 'node:test'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { LockedError, lockFolder } from './lock'

const [oneContainer, otherContainer] = ['0000000a', '0000000b']
const longAgo = new Date('2026-01-01')

/** Changes the time at which the only lock of a folder was last renewed, and returns its file. */
function renewedLongAgo(folder: string): string {
  const [name = ''] = readdirSync(folder)
  const file = path.join(folder, name)
  utimesSync(file, longAgo, longAgo)
  return file
}

test('admits one process, and the next when it is done', () => {
  const folder = newFolder()
  const release = lockFolder(folder)
  expect(readdirSync(folder)).toEqual([
    expect.stringMatching(new RegExp(`^${process.pid}-\\w{8}\\.lock$`)),
  ])
  release()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder)()
})

test('refuses while another process holds the lock, and explains how to continue', () => {
  const folder = newFolder()
  lockFolder(folder, oneContainer)()
  for (const name of [`${process.ppid}.lock`, `${process.ppid}-${oneContainer}.lock`]) {
    const file = path.join(folder, name)
    writeFileSync(file, '')
    expect(() => lockFolder(folder, oneContainer)).toThrow(LockedError)
    expect(() => lockFolder(folder, oneContainer)).toThrow(`remove ${file}.`)
    expect(readdirSync(folder)).toContain(name)
  }
  expect(readdirSync(folder)).toHaveLength(2)
})

test('ignores the lock of a process that was killed, and other files', () => {
  const folder = newFolder()
  lockFolder(folder, oneContainer)()
  const { pid } = spawnSync(process.execPath, ['--version'])
  const others = ['2026-11-21.ndjson', 'x.lock']
  for (const name of [`${pid}.lock`, `${pid}-${oneContainer}.lock`, ...others])
    writeFileSync(path.join(folder, name), '')
  const release = lockFolder(folder, oneContainer)
  expect(readdirSync(folder).sort()).toEqual(
    [...others, `${process.pid}-${oneContainer}.lock`].sort(),
  )
  release()
  expect(readdirSync(folder).sort()).toEqual(others)
})

test('admits one of two containers, although their processes have the same id', () => {
  const folder = newFolder()
  const release = lockFolder(folder, oneContainer)
  expect(() => lockFolder(folder, otherContainer)).toThrow(LockedError)
  expect(() => lockFolder(folder, otherContainer)).toThrow('another machine or container')
  expect(readdirSync(folder)).toEqual([`${process.pid}-${oneContainer}.lock`])
  release()
  lockFolder(folder, otherContainer)()
})

test('ignores the lock of a killed container: at once if it is this one, otherwise when it is old', () => {
  const folder = newFolder()
  // A killed process releases nothing, and its successor has the same id.
  const stop = lockFolder(folder, oneContainer)
  const again = lockFolder(folder, oneContainer)
  renewedLongAgo(folder)
  const other = lockFolder(folder, otherContainer)
  expect(readdirSync(folder)).toEqual([`${process.pid}-${otherContainer}.lock`])
  for (const release of [stop, again, other]) release()
})

test('renews the lock as long as it is held', () => {
  mock.timers.enable({ apis: ['setInterval'] })
  try {
    const folder = newFolder()
    const release = lockFolder(folder, oneContainer)
    const file = renewedLongAgo(folder)
    mock.timers.tick(60_000)
    expect(statSync(file).mtime.getTime()).toBeGreaterThan(longAgo.getTime())
    expect(() => lockFolder(folder, otherContainer)).toThrow(LockedError)
    release()
    mock.timers.tick(60_000)
    expect(readdirSync(folder)).toEqual([])
  } finally {
    mock.timers.reset()
  }
})
