/**
 * The folder with the files of each snapshot. A download is written to a temporary folder that is renamed once it
 * is complete, so readers find either all of it or nothing.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Downloads } from '@/lib/contract/downloads'
import { isDraftOfOtherProcess, readDerived } from '@/lib/files/atomic-files'
import { loadFrom } from '@/lib/store/open-store'
import { isDatabase, StoreError } from '@/lib/store/store'
import { exportFiles, type OnStep } from './export'
import { lookUpSource } from './source/source'

/** Must be incremented whenever the output changes, so that existing files are generated again. */
const exportFormat = 2

/**
 * The number of downloads that are retained in addition to the current ones, for visitors who are still reading them.
 */
const retainedDownloads = 1

const manifestName = 'manifest.json'

/** The inputs that determine the files of a snapshot. */
export interface ExportKey {
  hash: string
  siteUrl: string
}

export const exportFolder = (root: string, { hash, siteUrl }: ExportKey): string => {
  const name = createHash('sha256').update(JSON.stringify([exportFormat, hash, siteUrl]))
  return path.join(root, name.digest('hex').slice(0, 16))
}

/**
 * Returns the downloads of a snapshot, or undefined if they have not been generated, their manifest is not valid, or a file
 * is missing or cut off.
 */
export function readDownloads(folder: string): Downloads | undefined {
  const { data } = Downloads.safeParse(readDerived(path.join(folder, manifestName)))
  const isComplete = data?.files.every(({ name, bytes }) => {
    const state = statSync(path.join(folder, name), { throwIfNoEntry: false })
    return state?.size === bytes
  })
  return isComplete ? data : undefined
}

/** True while a folder has downloads. The downloads of a former snapshot are removed. */
export const hasDownloads = (folder: string): boolean => existsSync(path.join(folder, manifestName))

/** The time at which a folder was changed. Another process may remove it at any moment. */
const changedAt = (folder: string): number =>
  statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Removes the folders of older snapshots, and the remains of exports that were interrupted. */
function removeOthers(root: string, keep: readonly string[]): void {
  const removable = readdirSync(root)
    .filter((name) => !keep.includes(name) && !isDraftOfOtherProcess(name))
    .map((name) => ({ name, changed: changedAt(path.join(root, name)) }))
    .sort((a, b) => b.changed - a.changed)
  const finished = removable.filter(({ name }) => !name.endsWith('.tmp'))
  const stale = removable.filter(({ name }) => name.endsWith('.tmp'))
  for (const { name } of [...finished.slice(retainedDownloads), ...stale]) {
    rmSync(path.join(root, name), { recursive: true, force: true })
  }
}

export interface ExportStoreOptions {
  root: string
  siteUrl: string
  onStep?: OnStep
  /** The hash of the data in the store. Defaults to the one in its manifest. */
  hash?: string
  /** The names of folders of other downloads that must not be deleted. */
  keep?: readonly string[]
}

/** Generates the files of the snapshot in a store, and returns their folder. */
export async function exportStore(
  location: string,
  { root, siteUrl, onStep, hash, keep = [] }: ExportStoreOptions,
): Promise<{ folder: string; downloads: Downloads }> {
  const { dataset } = await loadFrom(location)
  const { hash: stored } = dataset.manifest
  if (isDatabase(location) && hash !== undefined && hash !== stored) {
    throw new StoreError('The store was replaced before its files could be created.')
  }
  const folder = exportFolder(root, { hash: hash ?? stored, siteUrl })
  const temporary = `${folder}.${process.pid}.tmp`
  mkdirSync(temporary, { recursive: true })
  try {
    const downloads = await exportFiles(temporary, lookUpSource(dataset, siteUrl), onStep)
    writeFileSync(path.join(temporary, manifestName), JSON.stringify(downloads))
    rmSync(folder, { recursive: true, force: true })
    renameSync(temporary, folder)
    removeOthers(root, [path.basename(folder), ...keep])
    return { folder, downloads }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
