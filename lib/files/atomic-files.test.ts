import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { isDraftOfOtherProcess, readDerived, writeDerived } from './atomic-files'

test('reads a file back, and ignores a damaged one', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'facts.json')
  expect(readDerived(file)).toBeUndefined()
  for (const text of ['', '{"date":"2026', '\0\0']) {
    writeFileSync(file, text)
    expect(readDerived(file), text).toBeUndefined()
  }
  writeDerived(file, { date: '2026-01-02' })
  expect(readDerived(file)).toEqual({ date: '2026-01-02' })
  expect(readdirSync(folder)).toEqual(['facts.json'])
})

test('a file that cannot be read or written is an error, and no draft remains', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'facts.json')
  mkdirSync(file)
  expect(() => readDerived(file)).toThrow('EISDIR')
  expect(() => writeDerived(file, {})).toThrow()
  expect(readdirSync(folder)).toEqual(['facts.json'])
})

test('recognizes the drafts of other running processes', () => {
  const ended = spawnSync(process.execPath, ['--version']).pid
  expect(isDraftOfOtherProcess(`atlas.db.${process.ppid}.tmp`)).toBe(true)
  expect(isDraftOfOtherProcess(`2026.01.02.db.${process.ppid}.1.tmp`)).toBe(true)
  for (const name of [
    `atlas.db.${process.pid}.tmp`,
    `atlas.db.${ended}.tmp`,
    'atlas.db.0.tmp',
    'atlas.db.tmp',
    `atlas.db.${process.ppid}`,
  ]) {
    expect(isDraftOfOtherProcess(name), name).toBe(false)
  }
})
