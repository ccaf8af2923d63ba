import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { item, snapshotOf } from '@/tests/fixtures/snapshot'
import { writeSqliteStore } from './sqlite-write'
import { copyOf } from './store-copy'

const snapshot = snapshotOf({ items: { people: [item(1, 'Ada')] } })

test('a copy is the same whatever becomes of its file, in memory and on the disk', () =>
  inTemporaryFolder(async (folder) => {
    for (const maxBytes of [0, Number.MAX_SAFE_INTEGER]) {
      const file = path.join(folder, `${maxBytes}`, 'atlas.db')
      writeSqliteStore(file, snapshot)
      const copy = await copyOf(file, { maxBytes })
      expect(readdirSync(path.dirname(file))).toHaveLength(maxBytes === 0 ? 2 : 1)
      writeFileSync(file, 'something else')
      const row = copy.database.prepare('SELECT summary FROM items').get()
      expect(row).toMatchObject({ summary: '{"id":1,"name":"Ada"}' })
      copy.database.close()
      await copy.remove()
      expect(readdirSync(path.dirname(file))).toEqual(['atlas.db'])
    }
  }))

test('a copy on the disk goes where it can, and takes away those of processes that ended', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'atlas.db')
    writeSqliteStore(file, snapshot)
    const stale = `${file}.999999999.1.tmp`
    writeFileSync(stale, 'x')
    const folders = [path.join(folder, 'missing'), folder]
    const { database, location, remove } = await copyOf(file, { maxBytes: 0, folders })
    database.close()
    expect(path.dirname(location)).toBe(folder)
    expect(readdirSync(folder).sort()).toEqual(['atlas.db', path.basename(location)])
    await remove()
    const nowhere = copyOf(file, { maxBytes: 0, folders: folders.slice(0, 1) })
    await expect(nowhere).rejects.toThrow('ENOENT')
  }))
