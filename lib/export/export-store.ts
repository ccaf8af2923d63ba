/**
 * Generates the files of a store. They are written to a temporary folder that is renamed once it is complete, so readers
 * find either all of them or nothing.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Downloads } from '@/lib/contract/downloads'
import { isDraftOfOtherProcess } from '@/lib/files/atomic-files'
import { loadFrom } from '@/lib/store/open-store'
import { exportFiles, type OnStep } from './export'
import { exportFolder, manifestName } from './folder'
import { lookUpSource } from './source/source'

/**
 * The number of downloads that are retained in addition to the current ones, for visitors who are still reading them.
 */
const retainedDownloads = 1

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
  /** The hash of the version in the store. Defaults to that of its snapshot. */
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
  const folder = exportFolder(root, { hash: hash ?? dataset.manifest.hash, siteUrl })
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
