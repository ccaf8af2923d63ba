/**
 * Snapshots replace each other in a database while they are read, and when processes that read them are killed. Loads that
 * are killed are in `tests/soak/postgres-kills.test.ts`.
 */
import { once } from 'node:events'
import { expect } from 'vitest'
import { loadSnapshot } from '@/lib/facts/store/postgres/load'
import { PostgresSource } from '@/lib/facts/store/postgres/source'
import { PostgresStore } from '@/lib/facts/store/postgres/store'
import { emptyDatabase } from '../../fixtures/postgres'
import { query } from '../../fixtures/postgres-server'
import { testWithDatabase as test } from '../../services/programs'
import { currentTitle, fixture, schemasIn, snapshot, titleOf } from './titled-snapshots'

test('readers have one snapshot or the other while they are replaced, and keep what they have opened', async () => {
  const url = await emptyDatabase()
  const { id } = await loadSnapshot(url, snapshot('First'))
  const kept = await PostgresStore.open(url, id)
  let loading = true
  const read = async (): Promise<Set<string>> => {
    const titles = new Set<string>()
    while (loading) titles.add(await currentTitle(url))
    return titles
  }
  const readers = [read(), read(), read()]
  for (const title of ['Second', 'First', 'Second', 'First', 'Second']) {
    await loadSnapshot(url, snapshot(title))
    expect(await titleOf(kept)).toBe('First')
  }
  loading = false
  const seen = await Promise.all(readers)
  for (const titles of seen) expect([...titles].sort()).toEqual(['First', 'Second'])
  expect(await currentTitle(url)).toBe('Second')
  await kept.close()
})

test('a snapshot is dropped when nobody reads it any more, and not before', async () => {
  const url = await emptyDatabase()
  const { id } = await loadSnapshot(url, snapshot('First'))
  const store = await PostgresStore.open(url, id)
  const reader = fixture('read-store', url)
  await once(reader.stdout ?? reader, 'data')
  await loadSnapshot(url, snapshot('Second'))
  const watching = new PostgresSource(url, { dropIntervalMs: 0, unreadMs: 0 })
  const look = async () => {
    for (let times = 0; times < 3; times += 1) await watching.identity()
    return (await schemasIn(url)).length
  }
  expect(await look(), 'two read it').toBe(2)
  await store.close()
  expect(await look(), 'one reads it').toBe(2)
  reader.kill('SIGKILL')
  await expect.poll(look).toBe(1)
  await watching.close()
  expect(await currentTitle(url)).toBe('Second')
})

test('a reader whose connections are cut keeps its snapshot', async () => {
  const url = await emptyDatabase()
  const { id } = await loadSnapshot(url, snapshot('First'))
  const store = await PostgresStore.open(url, id)
  await loadSnapshot(url, snapshot('Second'))
  const watching = new PostgresSource(url, { dropIntervalMs: 0 })
  await query(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'did-atlas'`,
  )
  for (let times = 0; times < 5; times += 1) await watching.identity()
  await expect.poll(() => titleOf(store).catch(String)).toBe('First')
  await watching.close()
  await store.close()
})

test('loads follow each other, and one that waits too long says so', async () => {
  const url = await emptyDatabase()
  await Promise.all(['First', 'Second', 'Third'].map((title) => loadSnapshot(url, snapshot(title))))
  expect(['First', 'Second', 'Third']).toContain(await currentTitle(url))
  const load = fixture('load-store', url)
  const isLoading = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^\\s*INSERT'`
  await expect.poll(async () => (await query(url, isLoading)).length, { interval: 5 }).toBe(1)
  await expect(loadSnapshot(url, snapshot('Fourth'), { waitMs: 1 })).rejects.toThrow(
    /^Another process is loading into postgres:.+ Run the command again when it has ended\.$/,
  )
  expect(await once(load, 'exit')).toEqual([0, null])
  expect(await currentTitle(url)).toBe('New')
})

test('a snapshot that is current already is not loaded again', async () => {
  const url = await emptyDatabase()
  const { id } = await loadSnapshot(url, snapshot('First'), { facts: 'a' })
  expect((await loadSnapshot(url, snapshot('First'), { facts: 'b' })).id).toBe(id)
  expect(await schemasIn(url)).toEqual([`atlas_${id}`])
})
