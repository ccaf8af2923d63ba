/**
 * Snapshots replace each other in a database while they are read, and when processes that load or read them are killed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadSnapshot } from '@/lib/facts/store/postgres/load'
import { PostgresSource } from '@/lib/facts/store/postgres/source'
import { PostgresStore } from '@/lib/facts/store/postgres/store'
import type { Store } from '@/lib/facts/store/store'
import { emptyDatabase } from '../../fixtures/postgres'
import { query } from '../../fixtures/postgres-server'
import { item, snapshotOf } from '../../fixtures/snapshot'

const snapshot = (title: string) =>
  snapshotOf({
    title,
    items: { people: Array.from({ length: 30 }, (_, n) => item(n + 1, `${title} ${n}`)) },
    documents: { terms: { title } },
  })

const fixture = (name: string, ...args: string[]): ChildProcess => {
  const script = fileURLToPath(new URL(`../../fixtures/${name}.ts`, import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The title of a store's snapshot. Fails unless all of its content belongs to that one snapshot. */
async function titleOf(store: Store): Promise<string> {
  const { title } = store.manifest
  const people = (await store.all('people')).map((text): string => JSON.parse(text).name)
  expect(people.filter((name) => !name.startsWith(title))).toEqual([])
  expect(await store.document('terms')).toBe(JSON.stringify({ title }))
  const page = { collection: 'people', page: 1, perPage: 5, q: title } as const
  expect((await store.list(page)).total).toBe(people.length)
  return title
}

async function currentTitle(url: string): Promise<string> {
  const source = new PostgresSource(url)
  const store = await source.open()
  const title = await titleOf(store)
  await store.close()
  await source.close()
  return title
}

async function schemasIn(url: string): Promise<string[]> {
  const sql = `SELECT nspname FROM pg_namespace WHERE nspname ~ '^atlas_' ORDER BY nspname`
  return (await query<{ nspname: string }>(url, sql)).map(({ nspname }) => nspname)
}

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

test('a load that is killed at any moment leaves the old snapshot and nothing else', async () => {
  const url = await emptyDatabase()
  await loadSnapshot(url, snapshot('Old'))
  const before = await schemasIn(url)
  const backends = `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = 'did-atlas'`
  for (const statement of [
    'CREATE TABLE',
    'INSERT INTO items',
    'INSERT INTO search',
    'CREATE UNIQUE INDEX',
  ]) {
    const [, signal] = await once(fixture('load-store', url, statement), 'exit')
    expect(signal, statement).toBe('SIGKILL')
    expect(await currentTitle(url), statement).toBe('Old')
    await expect.poll(() => query(url, backends)).toEqual([])
    expect(await schemasIn(url), statement).toEqual(before)
  }
  const [code] = await once(fixture('load-store', url), 'exit')
  expect(code).toBe(0)
  expect(await currentTitle(url)).toBe('New')
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
