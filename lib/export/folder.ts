/** The folder with the files of each snapshot. */
import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type DownloadFile, Downloads } from '@/lib/contract/downloads'
import { readDerived } from '@/lib/files/atomic-files'

/** Must be incremented whenever the output changes, so that existing files are generated again. */
const exportFormat = 2

export const manifestName = 'manifest.json'

/** The inputs that determine the files of a snapshot. */
export interface ExportKey {
  hash: string
  siteUrl: string
}

export const exportFolder = (root: string, { hash, siteUrl }: ExportKey): string => {
  const name = createHash('sha256').update(JSON.stringify([exportFormat, hash, siteUrl]))
  return path.join(root, name.digest('hex').slice(0, 16))
}

/** False for a file that is missing or cut off. */
export function isComplete(folder: string, { name, bytes }: DownloadFile): boolean {
  const state = statSync(path.join(folder, name), { throwIfNoEntry: false })
  return state?.size === bytes
}

/**
 * Returns the downloads of a snapshot, or undefined if they have not been generated, their manifest is not valid, or a file
 * is missing or cut off.
 */
export function readDownloads(folder: string): Downloads | undefined {
  const { data } = Downloads.safeParse(readDerived(path.join(folder, manifestName)))
  return data?.files.every((file) => isComplete(folder, file)) ? data : undefined
}

/** True while a folder has downloads. The downloads of a former snapshot are removed. */
export const hasDownloads = (folder: string): boolean => existsSync(path.join(folder, manifestName))
