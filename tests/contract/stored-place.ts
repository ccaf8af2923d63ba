/**
 * Places for processes that only need a store, which is filled without compiling the real facts
 * again.
 */
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { factsFolder, factsHash } from '@/lib/facts/load/facts-folder'
import { getReleasesFolder } from '@/lib/facts/releases/stored'
import { saveTo } from '@/lib/store/open-store'
import { type Changes, compiledWith } from '../fixtures/facts'
import { testServer } from '../test-server'
import { newPlace, type Place } from './processes'

/** Stores the synthetic facts at a place, marked as current, so that a start does not recompile them. */
export async function writeSynthetic({ store }: Place, changes: Changes = {}): Promise<void> {
  await saveTo(store, await compiledWith(changes), await factsHash(factsFolder))
}

/** A place with the synthetic facts. */
export async function syntheticPlace(changes: Changes = {}): Promise<Place> {
  const place = await newPlace()
  await writeSynthetic(place, changes)
  return place
}

/**
 * A place with the real facts and their versions, copied from the test server. It shares the downloads of that server,
 * which take a minute to create, and therefore its public address, which they contain.
 */
export async function copiedPlace(): Promise<Place> {
  const place = await newPlace()
  cpSync(testServer.storeFile, place.store)
  cpSync(getReleasesFolder(testServer.storeFile), getReleasesFolder(place.store), {
    recursive: true,
  })
  place.environment.SITE_URL = testServer.environment.SITE_URL
  const shared = path.resolve(path.dirname(testServer.storeFile), 'downloads')
  mkdirSync(shared, { recursive: true })
  symlinkSync(shared, path.join(path.dirname(place.store), 'downloads'))
  return place
}
