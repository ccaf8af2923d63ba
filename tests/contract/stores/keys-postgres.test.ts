/** API keys in PostgreSQL, which servers share. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { ApiKeys, KeyEvent } from '@/lib/store/keys'
import { PostgresKeyTable } from '@/lib/store/keys-postgres'
import { openKeysForCommand, openKeysForServer } from '@/lib/store/open-keys'
import { keySuite } from '../../fixtures/key-suite'
import { newFolder } from '../../fixtures/new-folder'
import { emptyDatabase } from '../../fixtures/postgres'
import { newDatabase, PostgresServer, query } from '../../fixtures/postgres-server'
import { testWithDatabase as test } from '../../services/programs'

keySuite('PostgreSQL', test, async () => {
  const url = await emptyDatabase()
  return () => new PostgresKeyTable(url)
})

test('keys stay valid while PostgreSQL is down, which is reported, and its return needs no restart', async () => {
  const server = await PostgresServer.launch()
  onTestFinished(() => server.close())
  const store = await newDatabase(server.address())
  const folder = newFolder()
  const events: KeyEvent[] = []
  const settings = { store, storePath: path.join(folder, 'atlas.db') }
  const keys = await openKeysForServer(settings, { onEvent: (event) => events.push(event) })
  const { key } = await keys.create('Reader')
  await server.stop()
  await expect.poll(() => keys.readFault).toContain('Start PostgreSQL')
  expect(keys.find(key)).toBeDefined()
  await expect(keys.create('Another')).rejects.toThrow('cannot be written')
  const late: ApiKeys = await openKeysForServer(settings)
  expect(late.readFault).toContain('cannot be read')
  await server.start()
  await expect.poll(() => keys.readFault).toBeUndefined()
  await expect.poll(() => late.find(key)).toBeDefined()
  const { key: next } = await keys.create('Another')
  expect(keys.find(next)).toBeDefined()
  const reads = events.filter(({ what }) => what === 'read')
  expect(reads.map(({ fault }) => fault !== undefined)).toEqual([true, false])
  await keys.close()
  await late.close()
})

test('keys of a file move into the database, and those that are deleted later do not come back', async () => {
  const store = await emptyDatabase()
  const folder = newFolder()
  const storePath = path.join(folder, 'atlas.db')
  const former = await openKeysForCommand({ store: storePath, storePath })
  const valid = await former.create('Operator', { unlimited: true })
  const revoked = await former.create('Revoked')
  const newKey = await former.createSelfService()
  await former.revoke(revoked.id)
  await former.close()
  const keys = await openKeysForServer({ store, storePath })
  expect(keys.find(valid.key)).toMatchObject({ name: 'Operator', unlimited: true })
  expect(keys.find(newKey?.key ?? '')).toMatchObject({ name: 'self-made' })
  expect(keys.find(revoked.key)).toBeUndefined()
  expect(existsSync(path.join(folder, 'keys.db'))).toBe(false)
  expect(existsSync(path.join(folder, 'keys.db.moved'))).toBe(true)
  await keys.revoke(valid.id)
  await keys.purge()
  await keys.close()
  const again = await openKeysForCommand({ store, storePath })
  expect(again.find(valid.key)).toBeUndefined()
  expect((await again.list()).map(({ id }) => id)).toEqual([newKey?.id])
  await again.close()
})

test('with read access only, keys can be read, and the reason why none can be created is reported', async () => {
  const store = await emptyDatabase()
  const folder = newFolder()
  const storePath = path.join(folder, 'atlas.db')
  const owner = await openKeysForCommand({ store, storePath })
  const { key } = await owner.create('Reader')
  const role = `reader_${Date.now()}`
  await query(
    store,
    `CREATE ROLE ${role} LOGIN; GRANT USAGE ON SCHEMA did_atlas TO ${role}; GRANT SELECT ON did_atlas.keys TO ${role}`,
  )
  const url = new URL(store)
  url.username = role
  const reader = await openKeysForCommand({ store: url.href, storePath })
  expect(reader.find(key)).toBeDefined()
  await expect(reader.create('Another')).rejects.toThrow('Allow the user in STORE_URL to create')
  expect(reader.writeFault).toContain('permission denied')
  await reader.close()
  await owner.close()
  await query(store, `DROP OWNED BY ${role}; DROP ROLE ${role}`)
})
