/** Compiles the facts into the store. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '@/lib/dataset/snapshot'
import type { Settings } from '@/lib/env'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder, factsHash } from '@/lib/facts/load/facts-folder'
import { getReleasesFolder, storeReleases, withReleases } from '@/lib/facts/releases/stored'
import { openStore, saveTo } from '@/lib/store/open-store'
import { isDatabase, printableLocation, StoreUnavailable } from '@/lib/store/store'
import { counted, enumerated } from '@/lib/text/counted'
import { type OpenedStore, openedStore } from '@/server/snapshots'
import { step } from './run-command'

/** States which data has been stored where: the final sentence of commands that fill a store. */
export function storedText(store: string, { counts, hash }: Pick<Manifest, 'counts' | 'hash'>) {
  const stored = enumerated([
    counted(counts.projects, 'project'),
    counted(counts.entities, 'organization'),
    counted(counts.people, 'person', 'people'),
  ])
  return `Stored ${stored} in ${printableLocation(store)} (${hash.slice(0, 12)}).`
}

/** Stores the versions as files next to the store. Each machine has its own. */
export const compileReleases = ({ storePath }: Settings, folder: string) =>
  storeReleases(path.join(folder, 'releases'), getReleasesFolder(storePath))

/** Throws a `StoreError` if the store cannot be reached, before any work is done for it. */
export async function checkStore(location: string): Promise<void> {
  const store = openStore(location)
  await store.identity().finally(() => store.close())
}

export async function compileStore(settings: Settings, folder = factsFolder): Promise<void> {
  const { store } = settings
  await checkStore(store)
  const facts = await factsHash(folder)
  const snapshot = await step('Compiling the facts', () => compileFolder(folder))
  const releases = await compileReleases(settings, folder)
  const manifest = await saveTo(store, withReleases(snapshot, releases), facts)
  console.log(storedText(store, manifest))
}

/**
 * The store with its current snapshot; undefined if there is no usable snapshot. A damaged store is reported. Throws a
 * `StoreUnavailable` for a database that cannot be reached.
 */
export async function readStore({ store }: Settings): Promise<OpenedStore | undefined> {
  try {
    return await openedStore(store)
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    if (isDatabase(store) || existsSync(store)) {
      console.error(error instanceof Error ? error.message : error)
    }
    return undefined
  }
}

/**
 * True if a store was compiled from the current facts. A store that did not come from facts, such as a mirror, also
 * counts as compiled, so it is not overwritten.
 */
export const isCompiled = async (
  { stored: { facts } }: OpenedStore,
  folder: string,
): Promise<boolean> => facts === undefined || facts === (await factsHash(folder))
