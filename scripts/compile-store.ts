/** Facts to store, and the stamp that says from which facts the store was made. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compileFolder } from '@/lib/dataset/compile'
import { factsFolder, factsHash } from '@/lib/dataset/facts-folder'
import type { Settings } from '@/lib/env'
import { ifMissing } from '@/lib/files/failures'
import { SqliteStore } from '@/lib/store/sqlite'
import { writeSqliteStore } from '@/lib/store/sqlite-write'
import { step } from './steps'

const stampFile = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'compiled-facts')

export async function compileStore(settings: Settings): Promise<void> {
  const facts = await factsHash(factsFolder)
  const snapshot = await step('Compiling the facts', () => compileFolder(factsFolder))
  const manifest = writeSqliteStore(settings.storePath, snapshot)
  await writeFile(stampFile(settings), `${facts} ${manifest.hash}\n`)
  const { projects, entities, people } = manifest.counts
  console.log(
    `Stored ${projects} projects, ${entities} organizations and ${people} people in ${settings.storePath} (${manifest.hash.slice(0, 12)}).`,
  )
}

async function storedHash({ storePath }: Settings): Promise<string | undefined> {
  try {
    const store = new SqliteStore(storePath)
    await store.close()
    return store.manifest.hash
  } catch {
    return undefined
  }
}

/**
 * True where the store was made of these facts and is whole. A store that did not come from facts, a mirror for
 * example, is left alone.
 */
export async function isCompiled(settings: Settings): Promise<boolean> {
  const stored = await storedHash(settings)
  if (!stored) return false
  const stamp = await readFile(stampFile(settings), 'utf8').catch(ifMissing(''))
  const [facts, hash] = stamp.trim().split(' ')
  return hash !== stored || facts === (await factsHash(factsFolder))
}
