import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { PageFile } from '@/lib/facts/store/page-file'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import type { KeptPageFileOptions } from './kept-page-file'
import { KeptPages } from './kept-pages'
import { pageOf } from './page'
import type { Rendered } from './renderer'

const long = 'Zürich, a page that compresses well. '.repeat(100)

const rendered = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  cacheControl: 's-maxage=100, stale-while-revalidate=200',
  body: Buffer.from(text),
  ...more,
})

const made = (text: string, version = 'v1', more: Partial<Rendered> = {}) => {
  const answer = rendered(text, more)
  return { rendered: answer, page: { ...pageOf(answer, '/a', 5_000), version }, renderedAt: 5_000 }
}

interface Stage {
  file: string
  /** The reported faults. */
  faults: string[]
  open: (options?: Partial<KeptPageFileOptions>) => KeptPages
}

const onStage = (use: (stage: Stage) => Promise<void>) =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'pages.db')
    const faults: string[] = []
    const onFault = (fault: string) => faults.push(fault)
    const open = (options: Partial<KeptPageFileOptions> = {}) =>
      new KeptPages({ file, context: 'build', onFault, ...options })
    await use({ file, faults, open })
  })

async function textOf(kept: KeptPages, key: string): Promise<string | undefined> {
  const page = await kept.read(key, '/a')
  return page && String((await page.representation.encode(undefined)).body)
}

/** The error that SQLite throws when there is no space left. */
function fullDisk(): unknown {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec('PRAGMA max_page_count = 2; CREATE TABLE large (body BLOB)')
    database.prepare('INSERT INTO large VALUES (?)').run(Buffer.alloc(100_000))
    return undefined
  } catch (error) {
    return error
  } finally {
    database.close()
  }
}

test('a page is after a restart as it was, headers, lifetime and compressed body too', () =>
  onStage(async ({ open, faults }) => {
    const before = open()
    const script = made(`<script>a()</script>${long}`)
    before.keep('document /a', script)
    before.keep('document /short', made('short', 'v2'))
    await before.close()
    const after = open()
    const page = await after.read('document /a', '/a')
    const { page: original } = script
    expect(page).toMatchObject({ status: 200, version: 'v1', freshUntil: original.freshUntil })
    for (const encoding of [undefined, 'br', 'gzip'] as const) {
      expect(await page?.representation.encode(encoding)).toEqual(
        await original.representation.encode(encoding),
      )
    }
    expect(await textOf(after, 'document /short')).toBe('short')
    expect(after.has('document /a', 'v1')).toBe(true)
    expect([after.has('document /a', 'v2'), after.has('document /b', 'v1')]).toEqual([false, false])
    expect(faults).toEqual([])
    await after.close()
  }))

test('keeps the headers of files, and the pages of an API without versions', () =>
  onStage(async ({ open }) => {
    const fileHeaders = { 'content-disposition': 'attachment; filename="a.bib"' }
    const file = made('@misc{}', 'v1', { contentType: 'text/x-bibtex', fileHeaders })
    const before = open()
    before.keep('document /a.bib', { ...file, page: { ...file.page, version: undefined } })
    await before.close()
    const after = open()
    const page = await after.read('document /a.bib', '/a.bib')
    expect(page?.version).toBeUndefined()
    expect((await page?.representation.encode(undefined))?.headers).toMatchObject(fileHeaders)
    expect(after.has('document /a.bib', undefined)).toBe(true)
    await after.close()
  }))

test('pages of another build or API are gone', () =>
  onStage(async ({ open }) => {
    const before = open()
    before.keep('document /a', made('one'))
    await before.close()
    const other = open({ context: 'another build' })
    expect(await textOf(other, 'document /a')).toBeUndefined()
    await other.close()
  }))

test('drops a damaged page, with one line, and goes on', () =>
  onStage(async ({ file, open, faults }) => {
    const before = open()
    for (const key of ['document /a', 'document /b']) before.keep(key, made(long))
    await before.close()
    const database = new DatabaseSync(file)
    database.exec(`UPDATE pages SET body = zeroblob(10) WHERE key = 'document /a'`)
    database.close()
    const after = open()
    expect(await textOf(after, 'document /a')).toBeUndefined()
    expect(await textOf(after, 'document /a')).toBeUndefined()
    expect(await textOf(after, 'document /b')).toBe(long)
    expect(faults).toEqual(['a kept page is damaged, and is dropped'])
    await after.close()
  }))

test('begins anew with a file that is no database or was torn, with one line', () =>
  onStage(async ({ file, open, faults }) => {
    const before = open()
    for (let index = 0; index < 30; index += 1) before.keep(`document /${index}`, made(long))
    await before.close()
    const torn = readFileSync(file)
    torn.fill(7, 4096)
    for (const content of [Buffer.from('no database. '.repeat(500)), torn]) {
      faults.length = 0
      writeFileSync(file, content)
      const kept = open()
      expect(await textOf(kept, 'document /1')).toBeUndefined()
      kept.keep('document /1', made('again'))
      await kept.close()
      expect(faults).toEqual(['the file of pages is damaged, and is begun anew'])
      const next = open()
      expect(await textOf(next, 'document /1')).toBe('again')
      await next.close()
    }
  }))

test('does without a file where none can be, and says so', () =>
  onStage(async ({ file, open, faults }) => {
    writeFileSync(file, '')
    const kept = open({ file: path.join(file, 'pages.db') })
    kept.keep('document /a', made('one'))
    kept.use('document /a')
    expect(await textOf(kept, 'document /a')).toBeUndefined()
    expect([kept.has('document /a', 'v1'), kept.wanted()]).toEqual([false, []])
    kept.drop('document /a')
    await kept.close()
    expect(faults).toEqual(['pages are kept in memory alone'])
  }))

/** A page file whose disk may be full. */
class FullFile extends PageFile {
  error: unknown

  override write(...values: Parameters<PageFile['write']>): void {
    if (this.error) throw this.error
    super.write(...values)
  }
}

test('a full disk costs one line; what was kept can be read, and is written to again later', () =>
  onStage(async ({ file, open, faults }) => {
    const disk = new FullFile(file, { context: 'build', maxBytes: 1e6 })
    let now = 0
    const kept = open({ open: () => disk, now: () => now })
    kept.keep('document /a', made('one'))
    await kept.flush()
    disk.error = fullDisk()
    kept.keep('document /b', made('two'))
    await kept.flush()
    now += 59_000
    await kept.flush()
    disk.error = undefined
    await kept.flush()
    expect(await textOf(kept, 'document /b'), 'it is not tried again at once').toBeUndefined()
    expect(await textOf(kept, 'document /a')).toBe('one')
    now += 1_000
    await kept.flush()
    expect(await textOf(kept, 'document /b')).toBe('two')
    expect(faults).toEqual(['the file of pages cannot be written: pages are kept in memory alone'])
    await kept.close()
  }))

test('a page that cannot be compressed costs one line, and the others are kept', () =>
  onStage(async ({ open, faults }) => {
    const kept = open()
    const broken = made('one')
    broken.page.representation.encode = async () => {
      throw new Error('no memory')
    }
    kept.keep('document /a', broken)
    kept.keep('document /b', made('two'))
    expect(await kept.flush()).toBe(true)
    expect(await textOf(kept, 'document /a')).toBeUndefined()
    expect(await textOf(kept, 'document /b')).toBe('two')
    await kept.close()
    expect(faults).toEqual(['a page cannot be compressed, and is kept in memory alone'])
  }))

test('waits for another process that is writing, without a word', () =>
  onStage(async ({ file, open, faults }) => {
    const kept = open()
    const other = new DatabaseSync(file)
    other.exec('BEGIN EXCLUSIVE')
    kept.keep('document /a', made('one'))
    await kept.flush()
    expect(await textOf(kept, 'document /a')).toBeUndefined()
    other.exec('ROLLBACK')
    other.close()
    await kept.flush()
    expect(await textOf(kept, 'document /a')).toBe('one')
    expect(faults).toEqual([])
    await kept.close()
  }))

test('knows what is wanted most, over a restart too', () =>
  onStage(async ({ open }) => {
    const before = open()
    for (const key of ['document /a', 'document /b']) before.keep(key, made(long))
    await before.flush()
    before.use('document /b')
    await before.close()
    const after = open()
    expect(after.wanted()).toEqual(['document /b', 'document /a'])
    after.drop('document /b')
    expect(after.wanted()).toEqual(['document /a'])
    await after.close()
  }))
