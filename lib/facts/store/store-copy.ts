/**
 * A copy of a store, which cannot change while it is read. The original could be overwritten in the meantime, and
 * overwriting a memory-mapped file would even end the process.
 */
import { statSync } from 'node:fs'
import { constants, copyFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from '@photostructure/sqlite'
import { removeStaleFiles, temporaryFile } from './stale-files'

export interface StoreCopy {
  /** The name by which other connections of this process open it. */
  location: string
  /** The first connection, which keeps an in-memory copy alive for others. */
  database: InstanceType<typeof DatabaseSync>
  /** Removes any files that remain after it is closed. It does not block the process, as removing a large file at once would. */
  remove(): Promise<void>
}

/** A larger file is copied to disk. SQLite cannot hold a database of more than one gigabyte in memory. */
export const maxBytesInMemory = 512 * 1024 * 1024

/** How many pages to copy before yielding to other work. */
const pagesAtOnce = 500

let copies = 0

const memoryVfs = 'vfs=memdb'

/**
 * Lets a connection keep up to 32 MB of a store that is on the disk, so that the names of some hundred items, which may
 * be on as many pages, are not read anew for each query. One that is in memory is not kept twice.
 */
export function keepPages(
  database: InstanceType<typeof DatabaseSync>,
  { location }: Pick<StoreCopy, 'location'>,
): void {
  if (!location.endsWith(memoryVfs)) database.exec('PRAGMA cache_size = -32768')
}

/** An in-memory copy, which disappears when its last connection closes (https://sqlite.org/memdb.html). */
async function copyInMemory(file: string): Promise<StoreCopy> {
  copies += 1
  const location = `file:/did-atlas-${copies}?${memoryVfs}`
  const database = new DatabaseSync(location)
  try {
    const source = new DatabaseSync(file, { readOnly: true })
    await backup(source, location, { rate: pagesAtOnce }).finally(() => source.close())
    return { location, database, remove: async () => {} }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Copies a file into the first folder where that succeeds. */
async function copyToFile(file: string, folders: readonly string[]): Promise<string> {
  const [folder = '', ...others] = folders
  const place = path.join(folder, path.basename(file))
  const copy = temporaryFile(place)
  try {
    removeStaleFiles(place)
    await copyFile(file, copy, constants.COPYFILE_FICLONE)
    return copy
  } catch (error) {
    await rm(copy, { force: true })
    if (others.length === 0) throw error
    return copyToFile(file, others)
  }
}

async function copyOnDisk(file: string, folders: readonly string[]): Promise<StoreCopy> {
  const location = await copyToFile(file, folders)
  const remove = () => rm(location, { force: true })
  try {
    return { location, database: new DatabaseSync(location, { readOnly: true }), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * The store's folder, where a file system may share blocks with the original, or the temporary folder if that one is
 * read-only.
 */
const foldersFor = (file: string): string[] => [path.dirname(file), tmpdir()]

export const copyOf = (
  file: string,
  { maxBytes = maxBytesInMemory, folders = foldersFor(file) } = {},
): Promise<StoreCopy> =>
  statSync(file).size > maxBytes ? copyOnDisk(file, folders) : copyInMemory(file)

/** Uses the file itself instead of a copy. */
export const inPlace = (file: string): StoreCopy => ({
  location: file,
  database: new DatabaseSync(file, { readOnly: true }),
  remove: async () => {},
})
