/** Compiles the facts into the store, and records the hash of the facts from which a store was compiled. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '@/lib/env'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder, factsHash } from '@/lib/facts/load/facts-folder'
import { releasesFolder } from '@/lib/facts/releases/releases'
import { releasesBeside, storeReleases, withReleases } from '@/lib/facts/releases/stored'
import {
  checkLocation,
  isDatabase,
  openForServing,
  shownLocation,
  writeStoreAt,
} from '@/lib/facts/store/location'
import { currentSnapshot } from '@/lib/facts/store/postgres/load'
import type { OpenedStore } from '@/lib/facts/store/store'
import { ifMissing } from '@/lib/files/failures'
import { step } from './steps'

const hashesFile = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'compiled-facts')

/** Stores the versions as files beside the store. Each machine has its own. */
export const compileReleases = ({ storePath }: Settings) =>
  storeReleases(releasesFolder, releasesBeside(storePath))

export async function compileStore(settings: Settings): Promise<void> {
  const { store } = settings
  await checkLocation(store)
  const facts = await factsHash(factsFolder)
  const snapshot = await step('Compiling the facts', () => compileFolder(factsFolder))
  const releases = await compileReleases(settings)
  const manifest = await writeStoreAt(store, withReleases(snapshot, releases), facts)
  if (!isDatabase(store)) await writeFile(hashesFile(settings), `${facts} ${manifest.hash}\n`)
  const { projects, entities, people } = manifest.counts
  console.log(
    `Stored ${projects} projects, ${entities} organizations and ${people} people in ${shownLocation(store)} (${manifest.hash.slice(0, 12)}).`,
  )
}

/** What is stored. */
interface Stored {
  /** The hash of the facts from which it was compiled; undefined if it was not compiled from facts. */
  facts: string | undefined
  /** The store itself if it is a file, whose content is known only once it has been opened and checked. */
  opened?: OpenedStore
}

/** Undefined if there is no store that can be opened. A damaged store is reported. */
async function storedInFile(settings: Settings): Promise<Stored | undefined> {
  const { storePath } = settings
  try {
    const hashes = await readFile(hashesFile(settings), 'utf8').catch(ifMissing(''))
    const [facts, compiled] = hashes.trim().split(' ')
    const opened = await openForServing(storePath)
    return { opened, facts: opened.store.manifest.hash === compiled ? facts : undefined }
  } catch (error) {
    if (existsSync(storePath)) console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

async function storedInDatabase({ store }: Settings): Promise<Stored | undefined> {
  const current = await currentSnapshot(store)
  return current && { facts: current.facts ?? undefined }
}

/** Describes the store named in the settings. Throws a `StoreUnavailable` for a database that cannot be reached. */
export const storedSnapshot = (settings: Settings): Promise<Stored | undefined> =>
  isDatabase(settings.store) ? storedInDatabase(settings) : storedInFile(settings)

/**
 * True if a store was compiled from the current facts. A store that did not come from the facts, such as a mirror, also
 * counts as compiled, so it is not overwritten.
 */
export const isCompiled = async ({ facts }: Stored): Promise<boolean> =>
  facts === undefined || facts === (await factsHash(factsFolder))
