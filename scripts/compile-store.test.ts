import { rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import type { Manifest } from '@/lib/dataset/snapshot'
import { parseSettings } from '@/lib/env'
import { factsHash } from '@/lib/facts/load/facts-folder'
import { saveTo } from '@/lib/store/open-store'
import { fixtureFolder } from '@/tests/fixtures/facts'
import { newFolder } from '@/tests/fixtures/new-folder'
import { makeSnapshot } from '@/tests/fixtures/snapshot'
import { isCompiled, readStore, storedText } from './compile-store'

let storePath: string
beforeEach(() => {
  storePath = path.join(newFolder(), 'atlas.db')
})

/** True if a start uses the store, false if it compiles the facts; undefined if there is no store. */
async function isUsed(): Promise<boolean | undefined> {
  const opened = await readStore(parseSettings({ STORE_URL: `sqlite:${storePath}` }))
  await opened?.store.close()
  return opened && isCompiled(opened, fixtureFolder)
}

test('uses a store of the current facts, and replaces one of other facts', async () => {
  await saveTo(storePath, makeSnapshot({}), await factsHash(fixtureFolder))
  expect(await isUsed()).toBe(true)
  await saveTo(storePath, makeSnapshot({}), 'other')
  expect(await isUsed()).toBe(false)
  rmSync(storePath)
  expect(await isUsed()).toBeUndefined()
})

test('keeps a mirror of another API, over any earlier store', async () => {
  await saveTo(storePath, makeSnapshot({ title: 'Facts' }), await factsHash(fixtureFolder))
  await saveTo(storePath, { ...makeSnapshot({}), mirroredFrom: 'https://other.example/api/v1' })
  expect(await isUsed()).toBe(true)
})

const none = Object.fromEntries(families.map((family) => [family, 0])) as Manifest['counts']
const hash = '0123456789abcdef'

test('counts in the singular and the plural', () => {
  const counts = { ...none, projects: 1, entities: 1, people: 1 }
  expect(storedText('var/atlas.db', { counts, hash })).toBe(
    'Stored 1 project, 1 organization and 1 person in var/atlas.db (0123456789ab).',
  )
  const more = { ...none, projects: 1_200, entities: 2 }
  expect(storedText('var/atlas.db', { counts: more, hash })).toBe(
    'Stored 1,200 projects, 2 organizations and 0 people in var/atlas.db (0123456789ab).',
  )
})

test('shows no password of a database', () => {
  const store = 'postgres://atlas:secret@db.example.org/atlas'
  expect(storedText(store, { counts: none, hash })).not.toContain('secret')
})
