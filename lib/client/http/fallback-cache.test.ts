import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { FallbackCache, type FallbackCopy } from './fallback-cache'

const megabyte = 1024 * 1024
const copy = (text: string): FallbackCopy => ({ text, fetchedAt: '2026-01-02T03:04:05.000Z' })

test('returns stored copies, also after a restart', async () => {
  const folder = newFolder()
  const whole = { ...copy('{"title":"Zürich\\n"}'), etag: '"a"', cacheControl: 's-maxage=1' }
  await new FallbackCache(folder, megabyte).write('/projects/1', whole)
  const copies = new FallbackCache(folder, megabyte)
  expect(await copies.read('/projects/1')).toEqual(whole)
  expect(await copies.read('/projects/2')).toBeUndefined()
  await copies.write('/projects/1', copy('2'))
  expect((await copies.read('/projects/1'))?.text).toBe('2')
  await copies.delete('/projects/1')
  expect(await copies.read('/projects/1')).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

test('stays within its size, and deletes the least recently used copies', async () => {
  const folder = newFolder()
  const copies = new FallbackCache(folder, 5000)
  for (const name of ['a', 'b', 'c', 'd']) await copies.write(name, copy('x'.repeat(1000)))
  await copies.read('a')
  await copies.write('e', copy('x'.repeat(1000)))
  expect(await copies.read('a')).toBeDefined()
  expect(await copies.read('b')).toBeUndefined()
  await copies.write('too long', copy('x'.repeat(6000)))
  const bytes = readdirSync(folder).map((file) => statSync(path.join(folder, file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5000)
  new FallbackCache(folder, 2500)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('deletes damaged copies, and the temporary files of killed writes', async () => {
  const folder = newFolder()
  await new FallbackCache(folder, megabyte).write('a', copy('whole'))
  const [file = ''] = readdirSync(folder)
  const at = path.join(folder, file)
  const content = readFileSync(at, 'utf8')
  const damages = [content.slice(0, -1), '', content.replace('whole', 'wrong'), '{}\nwhole']
  for (const damaged of damages) {
    writeFileSync(at, damaged)
    const temporaryFile = path.join(folder, `${file}.1-1`)
    writeFileSync(temporaryFile, 'half')
    expect(await new FallbackCache(folder, megabyte).read('a'), damaged).toBeUndefined()
    // Not deleted, because another process may still be writing the file.
    expect(readdirSync(folder)).toEqual([path.basename(temporaryFile)])
    utimesSync(temporaryFile, 0, 0)
    expect(await new FallbackCache(folder, megabyte).read('a'), damaged).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
  }
})
