import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { loadFrom, saveTo } from '@/lib/store/open-store'
import { newFolder } from '../../fixtures/new-folder'
import { testStore } from './store-suite'
import { titledSnapshot } from './titled-snapshots'

const newFile = () => path.join(newFolder(), 'data', 'atlas.db')

testStore(newFile)

const refusal = (file: string): Promise<string> =>
  loadFrom(file).then(
    () => 'it was loaded',
    (error: Error) => error.message,
  )

/** The bytes of a database of another program. */
function otherDatabase(file: string): Buffer {
  const database = new DatabaseSync(file)
  database.exec('CREATE TABLE notes (text TEXT)')
  database.close()
  return readFileSync(file)
}

test('a damaged file is refused, with the remedy', async () => {
  const file = newFile()
  await saveTo(file, titledSnapshot('First'))
  const bytes = readFileSync(file)
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40)
  for (const damaged of [
    changed,
    bytes.subarray(0, 3000),
    Buffer.from('no database'),
    Buffer.of(),
  ]) {
    writeFileSync(file, damaged)
    expect(await refusal(file)).toMatch(/^The store at .+ Run `npm run data:compile`\.$/)
  }
  writeFileSync(file, bytes)
  expect(await refusal(file)).toBe('it was loaded')
  truncateSync(file, bytes.length - 100)
  expect(await refusal(file)).not.toBe('it was loaded')
})

test('a file of another version is refused, with the remedy', async () => {
  const file = newFile()
  await saveTo(file, titledSnapshot('First'))
  const database = new DatabaseSync(file)
  database.exec('UPDATE snapshots SET format = 1')
  expect(await refusal(file)).toMatch(/was written by another version\. Run `npm/)
  database.exec('DROP TABLE snapshots; CREATE TABLE items (key INTEGER)')
  database.close()
  expect(await refusal(file)).toMatch(/was written by another version\. Run `npm/)
})

test('an empty file is called empty, and is replaced', async () => {
  const file = newFile()
  await saveTo(file, titledSnapshot('First'))
  truncateSync(file)
  expect(await refusal(file)).toMatch(/^The store at .+ is empty\. Run `npm/)
  await saveTo(file, titledSnapshot('Second'))
  expect(await refusal(file)).toBe('it was loaded')
  expect(readdirSync(path.dirname(file))).toEqual(['atlas.db'])
})

test('files that are not stores are replaced, but copies of them stay', async () => {
  const file = newFile()
  await saveTo(file, titledSnapshot('First'))
  const others = [Buffer.from('no database'), otherDatabase(`${file}.other`)]
  for (const other of others) {
    writeFileSync(file, other)
    await saveTo(file, titledSnapshot('Second'))
    expect(await refusal(file)).toBe('it was loaded')
  }
  const folder = path.dirname(file)
  const copies = readdirSync(folder)
    .filter((name) => name.endsWith('.replaced'))
    .sort()
  expect(copies.map((name) => readFileSync(path.join(folder, name)))).toEqual(others)
})

test('names a place where no store can be written, with the remedy', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const below = path.join(file, 'atlas.db')
  await expect(saveTo(below, titledSnapshot('First'))).rejects.toThrow(
    `The store cannot be written to ${below}`,
  )
  const target = path.join(folder, 'folder')
  mkdirSync(target)
  await expect(saveTo(target, titledSnapshot('First'))).rejects.toThrow(
    /Set STORE_URL to a file in a writable folder\.$/,
  )
})

test('a read-only file can be loaded', async () => {
  const file = newFile()
  await saveTo(file, titledSnapshot('First'))
  chmodSync(file, 0o444)
  expect((await loadFrom(file)).dataset.manifest.title).toBe('First')
})
