import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { beginBuild, filesIn, isBuiltFor, recordBuild } from './finished-build'

const files = ['BUILD_ID', 'server/app/page.js', 'static/style.css', 'cache/old']

/** A finished build of the sources “one”. */
async function newBuild() {
  const folder = newFolder()
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), 'whole')
  }
  await recordBuild(folder, 'one')
  return folder
}

test('a build with a missing or damaged file is not finished', async () => {
  const folder = await newBuild()
  expect(await isBuiltFor(folder, 'one')).toBe(true)
  for (const file of ['server/app/page.js', 'static/style.css']) {
    const damaged = path.join(folder, file)
    await writeFile(damaged, 'who')
    expect(await isBuiltFor(folder, 'one'), `${file} is cut off`).toBe(false)
    await writeFile(damaged, '\0\0\0\0\0')
    expect(await isBuiltFor(folder, 'one'), `${file} is empty`).toBe(false)
    await rm(damaged)
    expect(await isBuiltFor(folder, 'one'), `${file} is missing`).toBe(false)
    await writeFile(damaged, 'whole')
    expect(await isBuiltFor(folder, 'one'), `${file} is back`).toBe(true)
  }
  await rm(path.join(folder, 'cache/old'))
  expect(await isBuiltFor(folder, 'one'), 'nothing is served of the cache').toBe(true)
})

test('a build of other sources, or one that was interrupted, is not finished', async () => {
  const folder = await newBuild()
  expect(await isBuiltFor(folder, 'two')).toBe(false)
  await writeFile(path.join(folder, 'built'), '{"sources":"one"')
  expect(await isBuiltFor(folder, 'one')).toBe(false)
  await recordBuild(folder, 'one')
  await beginBuild(folder)
  expect(await isBuiltFor(folder, 'one')).toBe(false)
})

test('the cache of a build that was interrupted is not used again', async () => {
  const folder = await newBuild()
  await beginBuild(folder)
  expect(await readdir(folder), 'the last one was finished').toContain('cache')
  await beginBuild(folder)
  expect(await readdir(folder)).not.toContain('cache')
  expect(await readdir(folder)).toContain('static')
})

test('finds the files of a folder at any depth, and no files in a missing folder', async () => {
  const folder = newFolder()
  await mkdir(path.join(folder, 'deep', 'empty'), { recursive: true })
  const files = ['a.ts', 'deep/b.ts'].map((name) => path.join(folder, name))
  for (const file of files) await writeFile(file, '')
  expect((await filesIn(folder)).sort()).toEqual(files)
  expect(await filesIn(path.join(folder, 'nowhere'))).toEqual([])
})

test('names a folder that cannot be read, instead of building without it', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'file')
  const loop = path.join(folder, 'loop')
  await writeFile(file, '')
  await symlink(loop, loop)
  await expect(filesIn(file)).rejects.toThrow(`ENOTDIR: not a directory, scandir '${file}'`)
  await expect(filesIn(loop)).rejects.toThrow(`scandir '${loop}'`)
})
