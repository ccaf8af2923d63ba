/** Processes that load a snapshot into PostgreSQL, killed at several statements. */
import { once } from 'node:events'
import { expect } from 'vitest'
import { loadSnapshot } from '@/lib/facts/store/postgres/load'
import { currentTitle, fixture, schemasIn, snapshot } from '../contract/postgres/titled-snapshots'
import { emptyDatabase } from '../fixtures/postgres'
import { query } from '../fixtures/postgres-server'
import { testWithDatabase as test } from '../services/programs'

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
