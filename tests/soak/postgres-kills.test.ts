/** Processes that save a snapshot to PostgreSQL, killed at several statements. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { currentTitle, titledSnapshot } from '../contract/stores/titled-snapshots'
import { emptyDatabase } from '../fixtures/postgres'
import { query } from '../fixtures/postgres-server'
import { testWithDatabase as test } from '../services/programs'

const script = fileURLToPath(new URL('../fixtures/load-store.ts', import.meta.url))

const startSave = (...args: string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('a save that is killed at any moment leaves the old snapshot and nothing else', async () => {
  const url = await emptyDatabase()
  await saveTo(url, titledSnapshot('Old'))
  const backends = `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = 'did-atlas'`
  for (const statement of ['BEGIN', 'CREATE SCHEMA', 'INSERT INTO', 'DELETE FROM']) {
    const [, signal] = await once(startSave(url, statement), 'exit')
    expect(signal, statement).toBe('SIGKILL')
    expect(await currentTitle(url), statement).toBe('Old')
    await expect.poll(() => query(url, backends)).toEqual([])
  }
  expect(await once(startSave(url), 'exit')).toEqual([0, null])
  expect(await currentTitle(url)).toBe('New')
})
