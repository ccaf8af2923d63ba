import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { filesIn } from './files-in'

test('finds the files of a folder at any depth, and no files in a missing folder', () =>
  inTemporaryFolder(async (folder) => {
    await mkdir(path.join(folder, 'deep', 'empty'), { recursive: true })
    const files = ['a.ts', 'deep/b.ts'].map((name) => path.join(folder, name))
    for (const file of files) await writeFile(file, '')
    expect((await filesIn(folder)).sort()).toEqual(files)
    expect(await filesIn(path.join(folder, 'nowhere'))).toEqual([])
  }))

test('names a folder that cannot be read, instead of building without it', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'file')
    const loop = path.join(folder, 'loop')
    await writeFile(file, '')
    await symlink(loop, loop)
    await expect(filesIn(file)).rejects.toThrow(`ENOTDIR: not a directory, scandir '${file}'`)
    await expect(filesIn(loop)).rejects.toThrow(`scandir '${loop}'`)
  }))
