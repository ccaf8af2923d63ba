/** Writes a snapshot to an SQLite file. The write is atomic: readers see either the old file or the new one. */
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Manifest, manifestOf, type Snapshot } from '@/lib/facts/snapshot'
import { flush } from '@/lib/files/flush'
import { fillStore } from './sqlite-fill'
import { removeStaleFiles } from './stale-files'
import { StoreError } from './store'
import { storeErrorOf } from './write-error'

/** Creates the folder if it is missing. Throws if the target cannot be written. */
function prepareFolder(folder: string, target: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) throw new Error('is a folder')
  } catch (error) {
    throw new StoreError(
      `The store cannot be written to ${target} (${String(error)}). Set STORE_URL to a file in a writable folder.`,
    )
  }
}

/**
 * Writes the snapshot to a temporary file and renames it to the target. If the process fails or is killed before the
 * rename, the old store is unchanged. Throws a `StoreError` if the store cannot be written. Tests make terms common that
 * few items have, by a smaller `leastCommon`.
 *
 * @example writeSqliteStore('var/atlas.db', await compileFolder('data')).hash
 */
export function writeSqliteStore(
  target: string,
  snapshot: Snapshot,
  leastCommon?: number,
): Manifest {
  const folder = path.dirname(target)
  prepareFolder(folder, target)
  removeStaleFiles(target)
  const temporaryFile = `${target}.${process.pid}.tmp`
  rmSync(temporaryFile, { force: true })
  try {
    const manifest = manifestOf(snapshot)
    fillStore(temporaryFile, snapshot, manifest, leastCommon)
    flush(temporaryFile)
    renameSync(temporaryFile, target)
    flush(folder)
    return manifest
  } catch (error) {
    throw storeErrorOf(error, target)
  } finally {
    if (existsSync(temporaryFile)) rmSync(temporaryFile, { force: true })
  }
}
