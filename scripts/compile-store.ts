/** Compiles the facts into the store, and records the hash of the facts from which a store was compiled. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '@/lib/env'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder, factsHash } from '@/lib/facts/load/facts-folder'
import { releasesFolder } from '@/lib/facts/releases/releases'
import { releasesBeside, storeReleases, withReleases } from '@/lib/facts/releases/stored'
import { SqliteStore } from '@/lib/facts/store/sqlite'
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import { ifMissing } from '@/lib/files/failures'
import { step } from './steps'

const hashesFile = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'compiled-facts')

export async function compileStore(settings: Settings): Promise<void> {
  const facts = await factsHash(factsFolder)
  const snapshot = await step('Compiling the facts', () => compileFolder(factsFolder))
  const releases = await storeReleases(releasesFolder, releasesBeside(settings.storePath))
  const manifest = writeSqliteStore(settings.storePath, withReleases(snapshot, releases))
  await writeFile(hashesFile(settings), `${facts} ${manifest.hash}\n`)
  const { projects, entities, people } = manifest.counts
  console.log(
    `Stored ${projects} projects, ${entities} organizations and ${people} people in ${settings.storePath} (${manifest.hash.slice(0, 12)}).`,
  )
}

/** Undefined if there is no store that can be opened. A damaged store is reported. */
async function storedHash({ storePath }: Settings): Promise<string | undefined> {
  try {
    const store = await SqliteStore.open(storePath)
    await store.close()
    return store.manifest.hash
  } catch (error) {
    if (existsSync(storePath)) console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

/**
 * True if the store can be opened and was compiled from the current facts. A store that did not come from the facts,
 * such as a mirror, also counts as compiled, so it is not overwritten.
 */
export async function isCompiled(settings: Settings): Promise<boolean> {
  const stored = await storedHash(settings)
  if (!stored) return false
  const hashes = await readFile(hashesFile(settings), 'utf8').catch(ifMissing(''))
  const [facts, hash] = hashes.trim().split(' ')
  return hash !== stored || facts === (await factsHash(factsFolder))
}
