import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { keepLayoutFile, readLayoutFile } from './layout-cache'

vi.mock('server-only', () => ({}))

/** Makes a folder with files, each a minute older than the one before; returns the folder. */
function folderWith(names: readonly string[], newest = Date.now()): string {
  const folder = newFolder()
  for (const [index, name] of names.entries()) {
    const file = path.join(folder, name)
    writeFileSync(file, '')
    const at = new Date(newest - (index + 1) * 60_000)
    utimesSync(file, at, at)
  }
  return folder
}

test('stores a layout, and the newest of the earlier ones', async () => {
  const folder = folderWith(['b.json', 'c.json', 'd.json', 'e.json'])
  await keepLayoutFile(folder, 'a', '{}')
  expect(await readLayoutFile(folder, 'a')).toBe('{}')
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json', 'c.json', 'd.json'])
})

test('neither counts nor deletes what other processes are writing', async () => {
  const drafts = ['1.json.1', '2.json.2', '3.json.3', '4.json.4', '5.json.5']
  const folder = folderWith([...drafts, 'b.json'])
  await keepLayoutFile(folder, 'a', '{}')
  expect(readdirSync(folder).sort()).toEqual([...drafts, 'a.json', 'b.json'])
})

test('deletes what killed processes have left', async () => {
  const folder = folderWith(['b.json.1'], Date.now() - 3_600_000)
  await keepLayoutFile(folder, 'a', '{}')
  expect(readdirSync(folder)).toEqual(['a.json'])
})

test('ignores a file that another process has deleted in the meantime', async () => {
  const folder = folderWith([])
  // Such a link is listed, but not there, as a file that vanishes after the folder was read.
  symlinkSync('vanished', path.join(folder, 'b.json'))
  symlinkSync('vanished', path.join(folder, 'c.json.1'))
  await keepLayoutFile(folder, 'a', '{}')
  expect(await readLayoutFile(folder, 'a')).toBe('{}')
})

test('leaves no draft if a layout cannot be stored', async () => {
  const folder = folderWith([])
  mkdirSync(path.join(folder, 'a.json'))
  await expect(keepLayoutFile(folder, 'a', '{}')).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['a.json'])
})
