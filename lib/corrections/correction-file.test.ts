import { appendFile, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { test as base, expect } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { CorrectionFile } from './correction-file'

const correction = {
  record: 'projects/118',
  fact: 'launch_date',
  right: 'It was launched in May 2021.',
  source: 'https://example.org/launch',
}

/** Text that attacks a terminal, the reader of the file, or a page. */
const hostile = [
  '\u001b[2J\u001b]0;title\u0007\u009b31m',
  'a\u202etxt.exe\u2066b',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"}\n{"done":"0"}\n',
  '\u2028\u2029\ufeff\u0000',
].join(' ')

const test = base.extend('file', () => path.join(newFolder(), 'var', 'corrections.ndjson'))

const getLines = async (file: string) => (await readFile(file, 'utf8')).trimEnd().split('\n')

test('stores a correction as one line of JSON with its date, and lists it', async ({ file }) => {
  const id = await new CorrectionFile(file).add(correction)
  const [line = '', ...more] = await getLines(file)
  expect(more).toEqual([])
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(JSON.parse(line)).toEqual({ id, day, ...correction })
  const { waiting, unreadable } = await new CorrectionFile(file).read()
  expect(waiting).toEqual([{ id, day, ...correction }])
  expect(unreadable).toBe(0)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('lists nothing, and creates no file, before the first correction', async ({ file }) => {
  const corrections = new CorrectionFile(file)
  expect(await corrections.read()).toEqual({ waiting: [], unreadable: 0 })
  expect(await corrections.done('0123456789')).toBe(false)
  await expect(stat(file)).rejects.toThrow('ENOENT')
})

test('escapes hostile text, which affects neither a terminal nor another line', async ({
  file,
}) => {
  const id = await new CorrectionFile(file).add({ ...correction, right: hostile })
  const text = await readFile(file, 'utf8')
  expect(text).toMatch(/^[\x20-\x7e]*\n$/)
  const { waiting } = await new CorrectionFile(file).read()
  expect(waiting).toMatchObject([{ id, right: hostile.trim() }])
})

test('marks a correction as done, once, and deletes nothing', async ({ file }) => {
  const corrections = new CorrectionFile(file)
  const first = (await corrections.add(correction)) ?? ''
  const second = await corrections.add(correction)
  expect(await new CorrectionFile(file).done(first)).toBe(true)
  expect(await corrections.done(first)).toBe(false)
  expect((await corrections.read()).waiting).toMatchObject([{ id: second }])
  expect(await getLines(file)).toHaveLength(3)
})

test('accepts corrections up to the maximum number, until one is done', async ({ file }) => {
  const corrections = new CorrectionFile(file, { waiting: 3, bytes: 10_000 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => corrections.add(correction)))
  const ids = answers.filter((id) => id !== undefined)
  expect(ids).toHaveLength(3)
  expect(await getLines(file)).toHaveLength(3)
  expect(await corrections.add(correction)).toBeUndefined()
  await new CorrectionFile(file).done(ids[0] ?? '')
  expect(await corrections.add(correction)).toBeTruthy()
  expect(await corrections.add(correction)).toBeUndefined()
})

test('accepts corrections up to the maximum size, in any encoding', async ({ file }) => {
  const corrections = new CorrectionFile(file, { waiting: 1000, bytes: 20_000 })
  for (let sent = 0; sent < 40; sent += 1) {
    await corrections.add({ ...correction, right: '\u202e'.repeat(500) })
  }
  expect((await stat(file)).size).toBeLessThanOrEqual(20_000)
  expect((await stat(file)).size).toBeGreaterThan(15_000)
})

test('continues after an incomplete line, and counts unreadable lines', async ({ file }) => {
  const corrections = new CorrectionFile(file)
  const first = await corrections.add(correction)
  await appendFile(file, '{"id":"cut","day":"2026-')
  const second = await corrections.add(correction)
  await appendFile(file, 'not json\n[]\n{"id":"x","day":"2026-01-01","record":"x/1","right":"a"}\n')
  const { waiting, unreadable } = await new CorrectionFile(file).read()
  expect(waiting.map(({ id }) => id)).toEqual([first, second])
  expect(unreadable).toBe(4)
})

test('starts a new file after the old one was removed', async ({ file }) => {
  const corrections = new CorrectionFile(file, { waiting: 1, bytes: 10_000 })
  await corrections.add(correction)
  expect(await corrections.add(correction)).toBeUndefined()
  await rm(file)
  expect((await corrections.read()).waiting).toEqual([])
  const id = await corrections.add(correction)
  expect((await corrections.read()).waiting).toMatchObject([{ id }])
})
