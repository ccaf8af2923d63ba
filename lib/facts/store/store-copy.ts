/**
 * A copy of a store, which nothing changes while it is read: a file that is read where it lies could be overwritten
 * meanwhile, and one that is mapped would even end the process.
 */
import { rmSync, statSync } from 'node:fs'
import { constants, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from '@photostructure/sqlite'
import { removeStaleFiles, temporaryFile } from './stale-files'

export interface StoreCopy {
  /** What other connections of this process open it by. */
  location: string
  /** The first connection, which keeps a copy in memory for others. */
  database: InstanceType<typeof DatabaseSync>
  /** Removes what is left of it once it is closed. */
  remove(): void
}

/** A larger file is copied to another one. SQLite holds no database of more than a gigabyte in memory. */
export const maxBytesInMemory = 512 * 1024 * 1024

/** So many pages are copied before other work has its turn. */
const pagesAtOnce = 500

let copies = 0

/** A copy that is gone when its last connection is closed (https://sqlite.org/memdb.html). */
async function copyInMemory(file: string): Promise<StoreCopy> {
  copies += 1
  const location = `file:/did-atlas-${copies}?vfs=memdb`
  const database = new DatabaseSync(location)
  try {
    const source = new DatabaseSync(file, { readOnly: true })
    await backup(source, location, { rate: pagesAtOnce }).finally(() => source.close())
    return { location, database, remove: () => {} }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Into the first folder that takes it. */
async function copyToFile(file: string, folders: readonly string[]): Promise<string> {
  const [folder = '', ...others] = folders
  const place = path.join(folder, path.basename(file))
  const copy = temporaryFile(place)
  try {
    removeStaleFiles(place)
    await copyFile(file, copy, constants.COPYFILE_FICLONE)
    return copy
  } catch (error) {
    rmSync(copy, { force: true })
    if (others.length === 0) throw error
    return copyToFile(file, others)
  }
}

async function copyOnDisk(file: string, folders: readonly string[]): Promise<StoreCopy> {
  const location = await copyToFile(file, folders)
  const remove = () => rmSync(location, { force: true })
  try {
    return { location, database: new DatabaseSync(location, { readOnly: true }), remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Beside the store, where a file system may share its blocks, or where temporary files are if that is read-only. */
const foldersFor = (file: string): string[] => [path.dirname(file), tmpdir()]

export const copyOf = (
  file: string,
  { maxBytes = maxBytesInMemory, folders = foldersFor(file) } = {},
): Promise<StoreCopy> =>
  statSync(file).size > maxBytes ? copyOnDisk(file, folders) : copyInMemory(file)

/** The file itself. */
export const inPlace = (file: string): StoreCopy => ({
  location: file,
  database: new DatabaseSync(file, { readOnly: true }),
  remove: () => {},
})
