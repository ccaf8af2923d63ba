/** API keys in a SQLite file, which may be of an older version, damaged, or not writable. */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { keySuite } from '@/tests/fixtures/key-suite'
import { newFolder } from '@/tests/fixtures/new-folder'
import { giveToUser, unprivileged } from '@/tests/fixtures/unprivileged'
import type { KeyRow } from './key-table'
import { ApiKeys, type KeyEvent } from './keys'
import { SqliteKeyTable } from './keys-sqlite'

keySuite('SQLite', test, () => {
  const file = path.join(newFolder(), 'deep', 'keys.db')
  return () => new SqliteKeyTable(file)
})

interface Place {
  folder: string
  file: string
  /** Opens the keys as a command does. */
  open: () => Promise<ApiKeys>
  /** Opens the keys as a server does, and records what it reports. */
  watch: () => Promise<{ keys: ApiKeys; events: KeyEvent[] }>
}

function newPlace(): Place {
  const folder = newFolder()
  const file = path.join(folder, 'keys.db')
  return {
    folder,
    file,
    open: () => ApiKeys.open(new SqliteKeyTable(file)),
    async watch() {
      const events: KeyEvent[] = []
      const onEvent = (event: KeyEvent) => events.push(event)
      return { keys: await ApiKeys.watch(new SqliteKeyTable(file), { onEvent }), events }
    },
  }
}

/** Creates a file of several pages, and returns one of its keys. */
async function createKeys({ file, open }: Place): Promise<string> {
  const keys = await open()
  const { key } = await keys.create('Reader')
  await keys.close()
  const database = new DatabaseSync(file)
  database.exec(`
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 200)
    INSERT INTO keys SELECT printf('%08d', n), 'Other', randomblob(32), 0, '2026-01-01T00:00:00.000Z', NULL, NULL
    FROM number`)
  database.close()
  return key
}

const unknownKey = `atlas_00000000_${'A'.repeat(43)}`

test('only its owner may read the file', async () => {
  const { file, open } = newPlace()
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  await (await open()).close()
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a file of an older version, without days of last use, is opened', async () => {
  const { file, open } = newPlace()
  const keys = await open()
  const { key } = await keys.create('Old')
  await keys.close()
  const database = new DatabaseSync(file)
  database.exec('ALTER TABLE keys DROP COLUMN last_used')
  database.close()
  const again = await open()
  expect(again.find(key)).toMatchObject({ name: 'Old', lastUsed: null })
  expect(await again.createSelfService()).toBeDefined()
  await again.close()
})

test('a key of an older version that was last used on the day of its creation lasts 90 days', async () => {
  const { file, open } = newPlace()
  const keys = await open()
  const { id, key } = (await keys.createSelfService()) ?? { id: '', key: '' }
  await keys.close()
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const database = new DatabaseSync(file)
  const set = database.prepare('UPDATE keys SET created = ?, last_used = ? WHERE id = ?')
  set.run(day(80), day(80).slice(0, 10), id)
  database.close()
  const again = await open()
  expect(again.find(key)).toBeDefined()
  await again.close()
})

const damages: Record<string, (bytes: Buffer) => Buffer> = {
  'whose bytes are random': (bytes) => Buffer.alloc(bytes.length, 'damaged '),
  'whose second page is damaged': (bytes) => bytes.fill('damaged ', 4096, 8192),
  'that is cut off': (bytes) => bytes.subarray(0, 6_000),
}

for (const [name, damage] of Object.entries(damages)) {
  test(`a server starts with a file ${name}, reports it, leaves it unchanged and uses it once it is restored`, async () => {
    const place = newPlace()
    const key = await createKeys(place)
    const sound = readFileSync(place.file)
    const damaged = damage(Buffer.from(sound))
    writeFileSync(place.file, damaged)
    const { keys, events } = await place.watch()
    expect(keys.readFault).toContain(place.file)
    expect(events).toEqual([{ what: 'read', fault: keys.readFault }])
    expect(keys.find(key)).toBeUndefined()
    await expect(keys.createSelfService()).rejects.toThrow('restore a copy')
    await expect(place.open()).rejects.toThrow('restore a copy')
    expect(readFileSync(place.file).equals(damaged)).toBe(true)
    writeFileSync(place.file, sound)
    await keys.refresh()
    expect(keys.readFault).toBeUndefined()
    expect(keys.find(key)).toMatchObject({ name: 'Reader' })
    expect(events.slice(1)).toEqual([{ what: 'read', fault: undefined }])
    await keys.close()
  })
}

test('a server uses a copy that replaces the file, and creates no key in a file that was removed', async () => {
  const place = newPlace()
  const key = await createKeys(place)
  const copy = `${place.file}.copy`
  copyFileSync(place.file, copy)
  const { keys, events } = await place.watch()
  const later = (await keys.create('Later')).key
  rmSync(place.file)
  await keys.refresh()
  expect(keys.find(later)).toBeDefined()
  await expect(keys.createSelfService()).rejects.toThrow('it was removed')
  expect(events.map(({ what, fault }) => [what, fault === undefined])).toEqual([['written', false]])
  renameSync(copy, place.file)
  await keys.refresh()
  expect([keys.find(key)?.name, keys.find(later)]).toEqual(['Reader', undefined])
  expect(await keys.createSelfService()).toBeDefined()
  expect(events.slice(1)).toEqual([{ what: 'written', fault: undefined }])
  await keys.close()
})

test('a file that another user owns is read, and the server reports that it cannot be written', async () => {
  const place = newPlace()
  const key = await createKeys(place)
  chmodSync(place.folder, 0o755)
  chmodSync(place.file, 0o444)
  await unprivileged(async () => {
    const { keys, events } = await place.watch()
    expect(keys.readFault).toBeUndefined()
    expect(keys.writeFault).toContain(`${place.file} cannot be written`)
    expect(events).toEqual([{ what: 'written', fault: keys.writeFault }])
    expect(keys.find(key)).toBeDefined()
    await expect(keys.createSelfService()).rejects.toThrow('Give it and its folder to the user')
    await keys.close()
  })
})

test('a file that the user may not read is reported, and used once it is readable, without a restart', async () => {
  const place = newPlace()
  const key = await createKeys(place)
  chmodSync(place.folder, 0o777)
  chmodSync(place.file, 0o000)
  await unprivileged(async () => {
    const { keys, events } = await place.watch()
    expect(keys.readFault).toContain('Allow the user of the server to read it')
    giveToUser(place.file)
    chmodSync(place.file, 0o600)
    await keys.refresh()
    expect(keys.find(key)).toBeDefined()
    expect([keys.readFault, keys.writeFault]).toEqual([undefined, undefined])
    expect(events.at(-1)).toEqual({ what: 'read', fault: undefined })
    await keys.close()
  })
})

test('a server has no keys if a full disk has left an empty file', async () => {
  const place = newPlace()
  writeFileSync(place.file, '')
  chmodSync(place.file, 0o444)
  chmodSync(place.folder, 0o755)
  await unprivileged(async () => {
    const { keys } = await place.watch()
    expect([keys.readFault, await keys.list()]).toEqual([undefined, []])
    expect(keys.writeFault).toContain('cannot be written')
    expect(keys.find(unknownKey)).toBeUndefined()
    await expect(keys.create('x')).rejects.toThrow('cannot be written')
    await keys.close()
  })
})

test('a failed write is reported until the disk has space again', async () => {
  const folder = newFolder()
  let isFull = true
  class FullDisk extends SqliteKeyTable {
    override async insert(row: KeyRow) {
      if (isFull) throw new Error('disk is full')
      return super.insert(row)
    }
    override async noteUses(uses: ReadonlyMap<string, string>) {
      if (isFull) throw new Error('disk is full')
      return super.noteUses(uses)
    }
  }
  const file = path.join(folder, 'keys.db')
  const keys = await ApiKeys.watch(new FullDisk(file))
  await expect(keys.createSelfService()).rejects.toThrow('disk is full')
  await keys.refresh()
  expect(keys.writeFault).toContain('disk is full')
  isFull = false
  await keys.refresh()
  expect(keys.writeFault).toBeUndefined()
  await keys.close()
})

test('storing no uses writes to the file', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'keys.db')
  const [one, other] = [new SqliteKeyTable(file), new SqliteKeyTable(file)]
  const version = await other.version()
  await one.noteUses(new Map())
  expect(await other.version()).not.toBe(version)
  await one.close()
  await other.close()
})

test('a folder that cannot be written has no keys, until it can be written', async () => {
  const parent = newFolder()
  const [folder, elsewhere] = [path.join(parent, 'var'), path.join(parent, 'elsewhere')]
  symlinkSync(elsewhere, folder)
  const keys = await ApiKeys.watch(new SqliteKeyTable(path.join(folder, 'keys.db')))
  expect(keys.readFault).toBeUndefined()
  expect(keys.writeFault).toContain('cannot be written')
  expect(keys.find(unknownKey)).toBeUndefined()
  await expect(keys.create('x')).rejects.toThrow('cannot be written')
  await expect(keys.createSelfService()).rejects.toThrow('cannot be written')
  expect(await keys.list()).toEqual([])
  mkdirSync(elsewhere)
  await keys.refresh()
  expect(keys.writeFault).toBeUndefined()
  const { key = '' } = (await keys.createSelfService()) ?? {}
  expect(keys.find(key)).toBeDefined()
  await keys.close()
})
