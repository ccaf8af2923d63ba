import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { LockedError, lockFolder } from './lock'

test('admits one at a time, and the next when it is done', () => {
  const folder = newFolder()
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(LockedError)
  expect(() => lockFolder(folder)).toThrow(`Another process is using ${folder}.`)
  release()
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('refuses while another process holds the lock, and no longer once that is killed', async () => {
  const folder = newFolder()
  const script = `
    const { lockFolder } = await import('@/lib/store/lock.ts')
    lockFolder(process.argv[1])
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, [
    ...['--import', 'tsx', '--input-type=module', '--eval', script],
    folder,
  ])
  await once(child.stdout, 'data')
  expect(() => lockFolder(folder)).toThrow(LockedError)
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockFolder(folder)()
})

test('creates the folder', () => {
  const folder = path.join(newFolder(), 'a', 'b')
  lockFolder(folder)()
  expect(readdirSync(folder)).toEqual(['lock'])
})

test.runIf(process.getuid?.() !== 0)('names a folder that cannot be written', () => {
  const folder = newFolder()
  chmodSync(folder, 0o500)
  expect(() => lockFolder(folder)).toThrow(
    expect.objectContaining({ code: 'EACCES', path: folder }),
  )
})
