import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { PageFile, type PageRecord } from './page-file'
import { isBusy, isDamage } from './page-file-open'

const none = new Map<string, number>()

const page = (key: string, body = `body of ${key}`): PageRecord => ({
  key,
  version: 'v1',
  head: '{}',
  body: Buffer.from(body),
})

const open = (file: string, { context = 'one build', maxBytes = 100_000 } = {}) =>
  new PageFile(file, { context, maxBytes })

const withFile = (use: (file: string) => void) =>
  inTemporaryFolder(async (folder) => use(path.join(folder, 'var', 'pages.db')))

/** Changes a column of the pages as only a faulty disk would. */
function spoil(file: string, change: string): void {
  const database = new DatabaseSync(file)
  database.exec(`UPDATE pages SET ${change}`)
  database.close()
}

function errorOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('gives back what was written, also after it was closed', () =>
  withFile((file) => {
    const first = open(file)
    first.write([page('/a'), page('/b')], none, 1)
    expect(first.read('/a')).toEqual({ ...page('/a'), body: expect.any(Uint8Array) })
    first.close()
    const second = open(file)
    expect(Buffer.from((second.read('/b') as PageRecord).body).toString()).toBe('body of /b')
    expect(second.versionOf('/b')).toBe('v1')
    expect([second.read('/c'), second.versionOf('/c')]).toEqual([undefined, undefined])
    second.close()
  }))

test('replaces a page, and forgets one that is deleted', () =>
  withFile((file) => {
    const pages = open(file)
    pages.write([page('/a')], none, 1)
    pages.write([{ ...page('/a', 'new'), version: 'v2' }], none, 2)
    expect(pages.read('/a')).toMatchObject({ version: 'v2' })
    expect(pages.bytes).toBe(2 + 2 + 3)
    pages.delete('/a')
    expect([pages.read('/a'), pages.bytes]).toEqual([undefined, 0])
    pages.close()
  }))

test('drops the pages of another context', () =>
  withFile((file) => {
    const first = open(file)
    first.write([page('/a')], none, 1)
    first.close()
    const other = open(file, { context: 'another build' })
    expect([other.read('/a'), other.wanted(), other.bytes]).toEqual([undefined, [], 0])
    other.close()
    const again = open(file)
    expect(again.read('/a')).toBeUndefined()
    again.close()
  }))

test('a server of another context that still writes is not read', () =>
  withFile((file) => {
    const old = open(file)
    const other = open(file, { context: 'another build' })
    old.write([page('/a')], none, 1)
    expect([other.read('/a'), other.versionOf('/a'), other.wanted()]).toEqual([
      undefined,
      undefined,
      [],
    ])
    old.close()
    other.close()
  }))

test('notices whatever of a page was changed', () =>
  withFile((file) => {
    const changes = [
      "version = 'v2'",
      "head = '{ }'",
      'body = zeroblob(3)',
      'digest = zeroblob(32)',
    ]
    for (const change of changes) {
      const pages = open(file)
      pages.write([page('/a')], none, 1)
      spoil(file, change)
      expect(pages.read('/a'), change).toBe('damaged')
      pages.close()
    }
  }))

test('stays within its bytes, and drops what was not used for longest', () =>
  withFile((file) => {
    const pages = open(file, { maxBytes: 3_500 })
    const long = 'x'.repeat(996)
    for (const [index, key] of ['/a', '/b', '/c'].entries()) {
      pages.write([page(key, long)], none, index)
    }
    pages.write([], new Map([['/a', 1]]), 10)
    pages.write([page('/d', long), page('/e', long)], none, 11)
    expect(pages.wanted().sort()).toEqual(['/a', '/d', '/e'])
    pages.write([page('/far too large', 'x'.repeat(5_000))], none, 12)
    expect(pages.wanted()).toHaveLength(3)
    expect(pages.bytes).toBeLessThanOrEqual(3_500)
    pages.close()
  }))

test('names the most wanted first, and lets what was wanted fade', () =>
  withFile((file) => {
    const pages = open(file)
    pages.write([page('/a'), page('/b'), page('/c')], none, 1)
    pages.write([], new Map(Object.entries({ '/b': 5, '/c': 3, '/unknown': 9 })), 2)
    expect(pages.wanted()).toEqual(['/b', '/c', '/a'])
    pages.fade()
    pages.write([], new Map([['/c', 2]]), 3)
    expect(pages.wanted(), '2.5 and 3.5 uses').toEqual(['/c', '/b', '/a'])
    pages.write([page('/b', 'new')], none, 4)
    expect(pages.wanted(), 'a new body keeps its uses').toEqual(['/c', '/b', '/a'])
    pages.close()
  }))

test('calls a file that is none of its own damaged, and begins anew once it is removed', () =>
  withFile((file) => {
    open(file).close()
    writeFileSync(file, 'no database, but a text of some length. '.repeat(100))
    expect(isDamage(errorOf(() => open(file)))).toBe(true)
    PageFile.remove(file)
    const pages = open(file)
    pages.write([page('/a')], none, 1)
    expect(pages.read('/a')).toBeTruthy()
    pages.close()
  }))

test('a file that is cut off is damaged, or gives no page that is not whole', () =>
  withFile((file) => {
    const pages = open(file)
    const many = Array.from({ length: 40 }, (_, index) => page(`/${index}`, 'x'.repeat(2_000)))
    pages.write(many, none, 1)
    pages.close()
    const whole = readFileSync(file)
    for (const share of [0.9, 0.5, 0.2]) {
      writeFileSync(file, whole)
      truncateSync(file, Math.floor((statSync(file).size * share) / 4096) * 4096)
      let read: PageFile | undefined
      try {
        read = open(file)
        const bodies = many.map(({ key }) => read?.read(key))
        for (const body of bodies) {
          if (typeof body === 'object') expect(body.body).toHaveLength(2_000)
        }
      } catch (error) {
        expect(isDamage(error), String(error)).toBe(true)
      }
      read?.close()
      PageFile.remove(file)
    }
  }))

test('begins anew with a file of another format', () =>
  withFile((file) => {
    const pages = open(file)
    pages.write([page('/a')], none, 1)
    pages.close()
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    const other = open(file)
    expect(other.wanted()).toEqual([])
    other.write([page('/a')], none, 1)
    other.close()
  }))

test('waits for no other process that writes, and writes nothing by halves', () =>
  withFile((file) => {
    const pages = open(file)
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const error = errorOf(() => pages.write([page('/a')], none, 1))
    expect([isBusy(error), isDamage(error)]).toEqual([true, false])
    other.exec('ROLLBACK')
    other.close()
    expect(pages.wanted()).toEqual([])
    pages.write([page('/a')], none, 1)
    expect(pages.wanted()).toEqual(['/a'])
    pages.close()
  }))

test('says of a folder that cannot be there that it is not damage', () =>
  withFile((file) => {
    open(file).close()
    appendFileSync(file, '')
    expect(isDamage(errorOf(() => open(path.join(file, 'pages.db'))))).toBe(false)
  }))
