/** Places for processes that only need a store, which is filled without compiling the real facts once more. */
import { cpSync } from 'node:fs'
import { releasesBeside } from '@/lib/facts/releases/stored'
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import { type Changes, compiledWith } from '../fixtures/facts'
import { testServer } from '../test-server'
import { newPlace, type Place } from './processes'

/** A place with the synthetic facts. */
export async function syntheticPlace(changes: Changes = {}): Promise<Place> {
  const place = await newPlace()
  writeSqliteStore(place.store, await compiledWith(changes))
  return place
}

/** A place with the real facts and their versions, copied from the test server. */
export async function copiedPlace(): Promise<Place> {
  const place = await newPlace()
  cpSync(testServer.storeFile, place.store)
  cpSync(releasesBeside(testServer.storeFile), releasesBeside(place.store), { recursive: true })
  return place
}
