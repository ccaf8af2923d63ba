import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { snapshotFormat } from '@/lib/facts/snapshot'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { item, snapshotOf } from '@/tests/fixtures/snapshot'
import { storedTitle } from '@/tests/fixtures/stored-title'
import { SqliteStore } from './sqlite'
import { writeSqliteStore } from './sqlite-write'
import { StoreError } from './store'

const old = snapshotOf({ title: 'Old', items: { people: [item(1, 'Old Person')] } })
const fresh = snapshotOf({ title: 'New', items: { people: [item(1, 'New Person')] } })

/** Provides the path of a store with the old snapshot. */
const withStore = (use: (file: string) => Promise<void> | void) =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'atlas.db')
    writeSqliteStore(file, old)
    await use(file)
  })

const filesBeside = (file: string): string[] => readdirSync(path.dirname(file))

test('replaces a store, while open stores keep reading the old one', () =>
  withStore(async (file) => {
    const open = await SqliteStore.open(file)
    writeSqliteStore(file, fresh)
    expect(await open.all('people')).toEqual(['{"id":1,"name":"Old Person"}'])
    expect(await open.search('x', 5)).toEqual([])
    await open.close()
    expect(await storedTitle(file)).toBe('New')
    expect(filesBeside(file)).toEqual(['atlas.db'])
  }))

test('writes equal bytes for equal snapshots', () =>
  withStore((file) => {
    const other = `${file}.again`
    writeSqliteStore(other, old)
    expect(readFileSync(other).equals(readFileSync(file))).toBe(true)
  }))

test('creates the folder of its file', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'a', 'b', 'atlas.db')
    expect(writeSqliteStore(file, old).title).toBe('Old')
    expect(await storedTitle(file)).toBe('Old')
  }))

test('leaves the old store unchanged if a write fails', () =>
  withStore(async (file) => {
    const before = readFileSync(file)
    // The content is serialized twice, once for the hash and once for storage. Each serialization fails once.
    for (const successes of [0, 1, 2]) {
      let calls = 0
      const failing = {
        toJSON: () => {
          calls += 1
          if (calls > successes) throw new Error('broken item')
          return {}
        },
      }
      const broken = snapshotOf({
        items: { people: [item(1, 'Good'), item(2, 'Bad', { summary: failing })] },
      })
      if (successes < 2)
        expect(() => writeSqliteStore(file, broken), `after ${successes}`).toThrow('broken item')
      else writeSqliteStore(`${file}.whole`, broken)
      expect(readFileSync(file).equals(before)).toBe(true)
    }
    expect(filesBeside(file)).toEqual(['atlas.db', 'atlas.db.whole'])
    expect(await storedTitle(file)).toBe('Old')
  }))

test('removes temporary files of killed writers, and no others', () =>
  withStore(async (file) => {
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(ended, 'close')
    const running = process.ppid
    const kept = [
      `atlas.db.${running}.tmp`,
      'atlas.db.tmp',
      'atlas.db.x1.tmp',
      'other.db.1.tmp',
      'keys.db',
    ]
    const stale = [`atlas.db.${ended.pid}.tmp`, `atlas.db.${process.pid}.tmp`]
    for (const name of [...kept, ...stale]) writeFileSync(path.join(path.dirname(file), name), 'x')
    writeSqliteStore(file, fresh)
    expect(filesBeside(file).sort()).toEqual(['atlas.db', ...kept].sort())
  }))

/** The message of the error with which opening a file fails. */
async function errorOf(file: string): Promise<string> {
  try {
    await SqliteStore.open(file)
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError)
    return (error as Error).message
  }
  throw new Error('the store was opened')
}

test('reports a missing store with the command that creates it', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'atlas.db')
    expect(await errorOf(file)).toBe(`There is no store at ${file}. Run \`npm run data:compile\`.`)
    expect(readdirSync(folder)).toEqual([])
  }))

test('reports an unreadable store with the command that replaces it', () =>
  withStore(async (file) => {
    const whole = readFileSync(file)
    const unreadable = {
      noise: Buffer.alloc(20_000, 'noise'),
      'cut off': whole.subarray(0, 5000),
      'half of it overwritten': Buffer.concat([
        whole.subarray(0, 100),
        Buffer.alloc(whole.length - 100),
      ]),
    }
    for (const [what, bytes] of Object.entries(unreadable)) {
      writeFileSync(file, bytes)
      expect(await errorOf(file), what).toMatch(
        /cannot be read \(.+\)\. Run `npm run data:compile`\.$/s,
      )
    }
    mkdirSync(`${file}.folder`)
    expect(await errorOf(`${file}.folder`)).toMatch(
      /cannot be read .* Run `npm run data:compile`\.$/,
    )
  }))

test('reports a store of another version', () =>
  withStore(async (file) => {
    const database = new DatabaseSync(file)
    database.exec(`PRAGMA user_version = ${snapshotFormat + 1}`)
    database.close()
    expect(await errorOf(file)).toMatch(
      /was made by another version\. Run `npm run data:compile`\.$/,
    )
    writeFileSync(file, '')
    expect(await errorOf(file)).toContain('was made by another version')
  }))

test('refuses a store of which a single byte was changed', () =>
  withStore(async (file) => {
    const whole = readFileSync(file)
    const name = whole.indexOf('Old Person')
    expect(name).toBeGreaterThan(0)
    for (let at = whole.indexOf('Old Person'); at >= 0; at = whole.indexOf('Old Person', at + 1)) {
      const changed = Buffer.from(whole)
      changed.write('New', at)
      writeFileSync(file, changed)
      expect(await errorOf(file), `byte ${at}`).toMatch(
        /is damaged: its content has another digest/,
      )
    }
  }))

test('refuses a store with random bytes in any of its pages', () =>
  withStore(async (file) => {
    const whole = readFileSync(file)
    const pageSize = whole.readUInt16BE(16)
    expect(whole.length).toBeGreaterThan(pageSize)
    for (let page = 0; page * pageSize < whole.length; page += 1) {
      const damaged = Buffer.from(whole)
      for (let at = 0; at < pageSize; at += 7) damaged[page * pageSize + at] = (at * 31 + 7) % 256
      writeFileSync(file, damaged)
      expect(await errorOf(file), `page ${page}`).toMatch(
        /is damaged|cannot be read|another version/,
      )
    }
  }))

test('an open store keeps its content, whatever becomes of the file', () =>
  withStore(async (file) => {
    const open = await SqliteStore.open(file)
    writeFileSync(file, readFileSync(file).fill(0, 4096))
    expect(await open.all('people')).toEqual(['{"id":1,"name":"Old Person"}'])
    writeFileSync(file, '')
    expect(await open.all('people')).toEqual(['{"id":1,"name":"Old Person"}'])
    expect(
      (await open.list({ collection: 'people', page: 1, perPage: 5, q: 'person' })).total,
    ).toBe(1)
    await open.close()
  }))

test('does not write to the file that it reads', () =>
  withStore(async (file) => {
    const before = readFileSync(file)
    const store = await SqliteStore.open(file)
    await store.list({ collection: 'people', page: 1, perPage: 5, q: 'person' })
    await store.search('person', 5)
    await store.close()
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(filesBeside(file)).toEqual(['atlas.db'])
  }))
