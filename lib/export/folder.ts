/**
 * The folder in which the files of each snapshot are kept. A download is made in a temporary folder and moved to its
 * place when it is whole, so that a reader finds all of it or nothing.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { Downloads } from '@/lib/contract/downloads'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import { exportFiles, type OnStep } from './export'
import { sourceOf } from './source/source'

/** Must be incremented with every change of what is written, so that older files are made again. */
const exportFormat = 1

/** Downloads beside those of versions that are kept, for visitors who are still reading from them. */
const keptBeside = 1

const manifestName = 'manifest.json'

/** What the files of a snapshot depend on. */
export interface ExportKey {
  /** That of the snapshot. */
  hash: string
  siteUrl: string
}

export const exportFolder = (root: string, { hash, siteUrl }: ExportKey): string => {
  const name = createHash('sha256').update(JSON.stringify([exportFormat, hash, siteUrl]))
  return path.join(root, name.digest('hex').slice(0, 16))
}

/** The downloads of a snapshot; undefined if they have not been made, or by another version of this program. */
export function readDownloads(folder: string): Downloads | undefined {
  const file = path.join(folder, manifestName)
  if (!existsSync(file)) return undefined
  const parsed = Downloads.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}

/** Removes the folders of older snapshots, and what exports left behind that did not end. */
function removeOthers(root: string, keep: readonly string[]): void {
  const others = readdirSync(root)
    .filter((name) => !keep.includes(name))
    .map((name) => ({ name, changed: statSync(path.join(root, name)).mtimeMs }))
    .sort((a, b) => b.changed - a.changed)
  const finished = others.filter(({ name }) => !name.endsWith('.tmp'))
  const stale = others.filter(({ name }) => name.endsWith('.tmp'))
  for (const { name } of [...finished.slice(keptBeside), ...stale]) {
    rmSync(path.join(root, name), { recursive: true, force: true })
  }
}

interface ExportStoreOptions {
  /** The folder of all downloads. */
  root: string
  siteUrl: string
  onStep?: OnStep
  /** Of what is in the store; that which the store itself names if it is left out. */
  hash?: string
  /** The names of folders of other downloads that stay. */
  keep?: readonly string[]
  /** True if another process has checked the store already. */
  isWhole?: boolean
}

/** Makes the files of the snapshot in a store, and returns the folder that they are in. */
export async function exportStore(
  storePath: string,
  { root, siteUrl, onStep, isWhole, hash, keep = [] }: ExportStoreOptions,
): Promise<{ folder: string; downloads: Downloads }> {
  const store = await SqliteStore.open(storePath, { inPlace: true, isWhole })
  try {
    const source = sourceOf(store, siteUrl)
    const folder = exportFolder(root, { hash: hash ?? store.manifest.hash, siteUrl })
    const temporary = `${folder}.${process.pid}.tmp`
    mkdirSync(temporary, { recursive: true })
    try {
      const downloads = await exportFiles(temporary, source, onStep)
      writeFileSync(path.join(temporary, manifestName), JSON.stringify(downloads))
      rmSync(folder, { recursive: true, force: true })
      renameSync(temporary, folder)
      removeOthers(root, [path.basename(folder), ...keep])
      return { folder, downloads }
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
  } finally {
    await store.close()
  }
}
