import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { LockedError, lockFolder } from './lock'

const newFolder = () => test.info().outputPath('work')

test('admits one process, and the next when it is done', () => {
  const folder = newFolder()
  const release = lockFolder(folder)
  expect(readdirSync(folder)).toEqual([`${process.pid}.lock`])
  release()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder)()
})

test('refuses while another process holds the lock, and says how to go on', () => {
  const folder = newFolder()
  lockFolder(folder)()
  const file = path.join(folder, `${process.ppid}.lock`)
  writeFileSync(file, '')
  expect(() => lockFolder(folder)).toThrow(LockedError)
  expect(() => lockFolder(folder)).toThrow(`remove ${file}.`)
  expect(readdirSync(folder)).toEqual([path.basename(file)])
})

test('passes over the lock of a process that was killed, and over other files', () => {
  const folder = newFolder()
  lockFolder(folder)()
  const { pid } = spawnSync(process.execPath, ['--version'])
  for (const name of [`${pid}.lock`, 'x.lock', '2026-11-21.ndjson'])
    writeFileSync(path.join(folder, name), '')
  const release = lockFolder(folder)
  expect(readdirSync(folder).sort()).toEqual(
    ['2026-11-21.ndjson', `${process.pid}.lock`, 'x.lock'].sort(),
  )
  release()
})
