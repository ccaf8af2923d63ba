import { rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { parseSettings } from '@/lib/env'
import { factsHash } from '@/lib/facts/load/facts-folder'
import { saveTo } from '@/lib/store/open-store'
import { fixtureFolder } from '@/tests/fixtures/facts'
import { newFolder } from '@/tests/fixtures/new-folder'
import { makeSnapshot } from '@/tests/fixtures/snapshot'
import { isCompiled, readStore } from './compile-store'

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
