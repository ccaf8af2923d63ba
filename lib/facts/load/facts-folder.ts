/** Where the facts are, and by what a changed folder is told from an unchanged one. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { snapshotFormat } from '@/lib/facts/snapshot'
import { reasonOf } from '@/lib/files/failures'

export const factsFolder = 'data'

/**
 * A hash of every fact and of the form of the snapshot: equal hashes give equal snapshots. A file that cannot be read
 * counts with the reason, so that the facts are compiled anew: the check then names the file and the remedy.
 */
export async function factsHash(folder: string): Promise<string> {
  const hash = createHash('sha256').update(String(snapshotFormat))
  const entries = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    hash.update(reasonOf(error))
    return []
  })
  for (const file of entries.filter((entry) => entry.endsWith('.yaml')).sort()) {
    hash.update(`\n${file}\n`).update(await readFile(path.join(folder, file)).catch(reasonOf))
  }
  return hash.digest('hex')
}
