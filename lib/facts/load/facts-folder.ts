/** The folder of the facts, and a hash that detects changes in it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { snapshotFormat } from '@/lib/dataset/snapshot'
import { getReason } from '@/lib/files/failures'

export const factsFolder = 'data'

/** The extension of files that contain a version of the data. */
export const frozenEnding = '.json.br'

/** Synchronous, which is faster for thousands of small files. */
function contentOrReason(file: string): Buffer | string {
  try {
    return readFileSync(file)
  } catch (error) {
    return getReason(error)
  }
}

/**
 * Returns a hash of all facts, all published versions and the snapshot format: equal hashes mean equal snapshots. If a
 * file cannot be read, the reason is hashed instead of its content. The hash then differs, so the facts are compiled
 * again, and the check reports the file.
 */
export async function factsHash(folder: string): Promise<string> {
  const hash = createHash('sha256').update(String(snapshotFormat))
  const entries = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    hash.update(getReason(error))
    return []
  })
  const isFact = (file: string) => file.endsWith('.yaml') || file.endsWith(frozenEnding)
  for (const file of entries.filter(isFact).sort()) {
    hash.update(`\n${file}\n`).update(contentOrReason(path.join(folder, file)))
  }
  return hash.digest('hex')
}
