/** Compiles the store if it is missing or stale, and checks an upstream API. */
import { Client } from '@/lib/client/http/client'
import type { Settings } from '@/lib/env'
import { FactsError } from '@/lib/facts/compile/compile'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { ReleaseError } from '@/lib/facts/releases/releases'
import { StoreError } from '@/lib/store/store'
import { type OpenedStore, openedStore } from '@/server/snapshots'
import { compileReleases, compileStore, isCompiled, readStore } from './compile-store'
import { getMessage } from './run-command'

/** Compiles the facts. If that fails, the store of the last good facts stays in use. */
async function compileOrKeep(settings: Settings, folder: string, hasStore: boolean): Promise<void> {
  try {
    await compileStore(settings, folder)
  } catch (error) {
    const isExplained = [FactsError, StoreError, ReleaseError].some((kind) => error instanceof kind)
    if (!isExplained || !hasStore) throw error
    console.error((error as Error).message)
    console.error('\nThe facts could not be stored. The store of the last good facts stays in use.')
  }
}

/**
 * Generates files of versions that are missing: another machine may have filled the store, or the files were lost. If they
 * cannot be written, only pages about versions and changes are unavailable.
 */
async function restoreReleases(settings: Settings, folder: string): Promise<void> {
  try {
    await compileReleases(settings, folder)
  } catch (error) {
    const message = getMessage(error)
    if (message === undefined) throw error
    console.error(`${message}\n\nEarlier versions of the data are unavailable until then.`)
  }
}

/**
 * Compiles the facts if the store is missing, damaged or stale. Returns the opened store with its snapshot; the caller
 * closes it.
 */
export async function prepareStore(settings: Settings, folder = factsFolder): Promise<OpenedStore> {
  const opened = await readStore(settings)
  if (opened && (await isCompiled(opened, folder))) {
    // A mirror has no versions.
    if (opened.stored.facts !== undefined) await restoreReleases(settings, folder)
    return opened
  }
  await opened?.store.close()
  await compileOrKeep(settings, folder, opened !== undefined)
  return {
    ...(await openedStore(settings.store)),
    replaced: opened?.stored.dataset.manifest.hash,
  }
}

/** Every API of the contract has it. */
const upstreamPath = '/projects?per_page=1'
const maxWaitMs = 5_000

/**
 * Checks whether an upstream API answers the portal, which otherwise could only show errors. Explains a problem with
 * `API_BASE_URL` or its key, with a remedy; undefined if there is none.
 */
export async function findUpstreamFault(settings: Settings): Promise<string | undefined> {
  const { API_BASE_URL: baseUrl, API_KEY: key } = settings
  if (!baseUrl) return undefined
  const reply = await new Client({ baseUrl, key }).get(upstreamPath, { maxWaitMs })
  if (reply.kind === 'not_found') {
    return `${baseUrl} has no ${upstreamPath}, which every API of the contract has. Check API_BASE_URL.`
  }
  if (reply.kind !== 'unavailable') return undefined
  if (reply.refused) {
    const remedy = key ? 'Check API_KEY' : 'Set API_KEY'
    return `${baseUrl} refuses requests (${reply.reason}). Until it answers, pages use their last good copies. ${remedy}.`
  }
  return `${baseUrl} does not respond (${reply.reason}). Until it answers, pages use their last good copies.`
}
