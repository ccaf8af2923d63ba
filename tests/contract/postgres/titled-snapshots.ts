/** Snapshots whose texts all begin with their title, so that a mixture of two is noticed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { PostgresSource } from '@/lib/facts/store/postgres/source'
import type { Store } from '@/lib/facts/store/store'
import { query } from '../../fixtures/postgres-server'
import { item, snapshotOf } from '../../fixtures/snapshot'

export const snapshot = (title: string) =>
  snapshotOf({
    title,
    items: { people: Array.from({ length: 30 }, (_, n) => item(n + 1, `${title} ${n}`)) },
    documents: { terms: { title } },
  })

export const fixture = (name: string, ...args: string[]): ChildProcess => {
  const script = fileURLToPath(new URL(`../../fixtures/${name}.ts`, import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The title of a store's snapshot. Fails unless all of its content belongs to that one snapshot. */
export async function titleOf(store: Store): Promise<string> {
  const { title } = store.manifest
  const people = (await store.all('people')).map((text): string => JSON.parse(text).name)
  expect(people.filter((name) => !name.startsWith(title))).toEqual([])
  expect(await store.document('terms')).toBe(JSON.stringify({ title }))
  const page = { collection: 'people', page: 1, perPage: 5, q: title } as const
  expect((await store.list(page)).total).toBe(people.length)
  return title
}

export async function currentTitle(url: string): Promise<string> {
  const source = new PostgresSource(url)
  const store = await source.open()
  const title = await titleOf(store)
  await store.close()
  await source.close()
  return title
}

export async function schemasIn(url: string): Promise<string[]> {
  const sql = `SELECT nspname FROM pg_namespace WHERE nspname ~ '^atlas_' ORDER BY nspname`
  return (await query<{ nspname: string }>(url, sql)).map(({ nspname }) => nspname)
}
