import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { parseSettings } from '@/lib/env'
import { factsHash } from '@/lib/facts/load/facts-folder'
import type { Manifest } from '@/lib/facts/snapshot'
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import { fixtureFolder } from '@/tests/fixtures/facts'
import { newFolder } from '@/tests/fixtures/new-folder'
import { snapshotOf } from '@/tests/fixtures/snapshot'
import { isCompiled, noteCompiled, storedSnapshot } from './compile-store'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

const storePath = () => path.join(folder, 'atlas.db')
const record = () => path.join(path.dirname(storePath()), 'compiled-facts')

function write(title: string, mirrorOf?: string): Manifest {
  return writeSqliteStore(storePath(), { ...snapshotOf({ title }), mirrorOf })
}

/** True if a start keeps the store, false if it compiles the facts; undefined if there is no store. */
async function isKept(): Promise<boolean | undefined> {
  const stored = await storedSnapshot(parseSettings({ STORE_URL: `sqlite:${storePath()}` }))
  await stored?.opened?.close()
  return stored && isCompiled(stored, fixtureFolder)
}

test('keeps a store of the current facts, and compiles one of others again', async () => {
  const manifest = write('Facts')
  await noteCompiled(storePath(), await factsHash(fixtureFolder), manifest)
  expect(await isKept()).toBe(true)
  await noteCompiled(storePath(), 'other', manifest)
  expect(await isKept()).toBe(false)
  rmSync(storePath())
  expect(await isKept()).toBeUndefined()
})

test('compiles again after a compilation that was interrupted between the store and its record', async () => {
  const facts = await factsHash(fixtureFolder)
  const first = write('Facts')
  expect(await isKept()).toBe(false)
  await noteCompiled(storePath(), facts, first)
  write('Facts, edited')
  expect(await isKept()).toBe(false)
})

test('compiles again where the record is torn or cannot be read', async () => {
  const { hash } = write('Facts')
  const facts = await factsHash(fixtureFolder)
  for (const torn of ['', facts, `${facts} ${hash.slice(0, 30)}`]) {
    writeFileSync(record(), torn)
    expect(await isKept(), torn).toBe(false)
  }
  rmSync(record())
  mkdirSync(record())
  expect(await isKept()).toBe(false)
})

test('keeps a mirror of another API, whatever was compiled there before', async () => {
  const facts = await factsHash(fixtureFolder)
  const mirrorOf = 'https://other.example/api/v1'
  write('Mirror', mirrorOf)
  expect(await isKept()).toBe(true)
  await noteCompiled(storePath(), facts, write('Facts'))
  write('Mirror', mirrorOf)
  expect(await isKept()).toBe(true)
})
