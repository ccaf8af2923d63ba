/** The thread that runs the queries of a large store. Here, a small store is treated as large. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { found, item, snapshotOf } from '@/tests/fixtures/snapshot'
import { QueryThread } from './query-thread'
import { SqliteStore } from './sqlite'
import { writeSqliteStore } from './sqlite-write'

/** Longer than the texts that are stored, so that a list with it is answered by the thread. */
const long = 'Ada '.repeat(20).trim()

const people = ['Ada', 'Adam', long].map((name, index) =>
  item(index + 1, name, { filters: { type: ['A'], place: index ? ['X'] : [] } }),
)
const snapshot = snapshotOf({ items: { people }, search: [found('people', 'Ada', 1)] })

test('a large store answers in a thread as a small one does, from memory and in place', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'atlas.db')
    writeSqliteStore(file, snapshot)
    for (const inPlace of [false, true]) {
      const [small, large] = await Promise.all([
        SqliteStore.open(file, { inPlace }),
        SqliteStore.open(file, { inPlace, maxSize: 0 }),
      ])
      const list = { collection: 'people', page: 1, perPage: 2 } as const
      const filters = { type: 'A', place: 'X' }
      for (const request of [
        list,
        { ...list, q: 'ad' },
        { ...list, q: long },
        { ...list, filters },
      ]) {
        expect(await large.list(request)).toEqual(await small.list(request))
      }
      expect((await large.list({ ...list, q: long })).total).toBe(1)
      expect(await large.search('ada', 5)).toEqual(await small.search('ada', 5))
      expect(await large.search('ada', 5)).toHaveLength(1)
      await Promise.all([small.close(), large.close()])
    }
  }))

test('a thread that cannot read its store says so, and the next question starts another one', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'atlas.db')
    const thread = new QueryThread(file)
    const asked = [1, 2].map(() => thread.ask({ kind: 'search', query: 'ada', perGroup: 5 }))
    for (const answer of asked)
      await expect(answer).rejects.toThrow('The thread of the store failed')
    writeSqliteStore(file, snapshot)
    expect(await thread.ask({ kind: 'search', query: 'ada', perGroup: 5 })).toHaveLength(1)
    expect(await thread.ask({ kind: 'damage' })).toBeUndefined()
    const damaged = readFileSync(file)
    damaged.write('Eve', damaged.lastIndexOf('Ada'))
    writeFileSync(file, damaged)
    await thread.close()
    expect(await thread.ask({ kind: 'damage' })).toEqual(expect.any(String))
    const left = thread.ask({ kind: 'damage' })
    await thread.close()
    expect(await left, 'asked before it was closed').toEqual(expect.any(String))
    await thread.close()
  }))
