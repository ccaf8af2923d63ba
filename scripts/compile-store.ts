/** Compiles the facts into the store, and records the hash of the facts from which a store was compiled. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '@/lib/env'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder, factsHash } from '@/lib/facts/load/facts-folder'
import { releasesFolder } from '@/lib/facts/releases/releases'
import { releasesBeside, storeReleases, withReleases } from '@/lib/facts/releases/stored'
import type { Manifest } from '@/lib/facts/snapshot'
import { checkLocation, isDatabase, openForServing, writeStoreAt } from '@/lib/facts/store/location'
import { currentSnapshot } from '@/lib/facts/store/postgres/load'
import type { OpenedStore } from '@/lib/facts/store/store'
import { step } from './steps'
import { storedText } from './stored-text'

const hashesFile = (storePath: string): string =>
  path.join(path.dirname(storePath), 'compiled-facts')

/**
 * Records beside a store in a file from which facts it was compiled. Whoever is interrupted between the two leaves a
 * store without a record of its own, which is compiled again.
 */
export const noteCompiled = (storePath: string, facts: string, { hash }: Manifest): Promise<void> =>
  writeFile(hashesFile(storePath), `${facts} ${hash}\n`)

/** The hash of the facts from which a store was compiled, according to the record beside it. */
async function notedFacts(storePath: string, { hash }: Manifest): Promise<string | undefined> {
  // A record that cannot be read is as good as none: the facts are compiled again, and writing it says what is wrong.
  const hashes = await readFile(hashesFile(storePath), 'utf8').catch(() => '')
  const [facts, compiled] = hashes.trim().split(' ')
  return compiled === hash ? facts : undefined
}

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
  if (!isDatabase(store)) await noteCompiled(settings.storePath, facts, manifest)
  console.log(storedText(store, manifest))
}

/** What is stored. */
interface Stored {
  /** The hash of the facts from which it was compiled; undefined if that is not known. */
  facts: string | undefined
  /** True if it did not come from facts but from another API, so that they must not replace it. */
  isForeign: boolean
  /** The store itself if it is a file, whose content is known only once it has been opened and checked. */
  opened?: OpenedStore
}

/** Undefined if there is no store that can be opened. A damaged store is reported. */
async function storedInFile({ storePath }: Settings): Promise<Stored | undefined> {
  try {
    const opened = await openForServing(storePath)
    const { manifest } = opened.store
    const facts = await notedFacts(storePath, manifest)
    return { opened, facts, isForeign: manifest.mirrorOf !== undefined }
  } catch (error) {
    if (existsSync(storePath)) console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

async function storedInDatabase({ store }: Settings): Promise<Stored | undefined> {
  const current = await currentSnapshot(store)
  if (!current) return undefined
  // The hash of the facts is stored in the same transaction as the snapshot, so an interruption never leaves it out.
  return { facts: current.facts ?? undefined, isForeign: current.facts === null }
}

/** Describes the store named in the settings. Throws a `StoreUnavailable` for a database that cannot be reached. */
export const storedSnapshot = (settings: Settings): Promise<Stored | undefined> =>
  isDatabase(settings.store) ? storedInDatabase(settings) : storedInFile(settings)

/**
 * True if a store was compiled from the current facts. A store that did not come from the facts, such as a mirror, also
 * counts as compiled, so it is not overwritten.
 */
export const isCompiled = async (
  { facts, isForeign }: Stored,
  folder = factsFolder,
): Promise<boolean> => isForeign || facts === (await factsHash(folder))
