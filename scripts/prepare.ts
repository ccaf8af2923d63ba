/** Compiles the store and builds the portal if they are missing or stale. */
import type { Settings } from '@/lib/env'
import { FactsError } from '@/lib/facts/compile/compile'
import { ReleaseError } from '@/lib/facts/releases/releases'
import { isDatabase, StoreError } from '@/lib/store/store'
import type { OpenedStore } from '@/server/snapshots'
import { buildPortal, isBuilt } from './build-portal'
import { compileReleases, compileStore, isCompiled, readStore } from './compile-store'

/** Compiles the facts. If that fails, the store of the last good facts stays in use. */
async function compileOrKeep(settings: Settings, hasStore: boolean): Promise<void> {
  try {
    await compileStore(settings)
  } catch (error) {
    const isExplained = [FactsError, StoreError, ReleaseError].some((kind) => error instanceof kind)
    if (!isExplained || !hasStore) throw error
    console.error((error as Error).message)
    console.error('\nThe facts could not be stored. The store of the last good facts stays in use.')
  }
}

/**
 * Compiles the facts if the store is missing, damaged or stale. Otherwise returns it with its snapshot, so that a server
 * in this process need not read it again. The caller closes it.
 */
export async function prepareStore(settings: Settings): Promise<OpenedStore | undefined> {
  if (settings.API_BASE_URL) return undefined
  const opened = await readStore(settings)
  if (opened && (await isCompiled(opened))) {
    // The database may have been filled by another machine, which stored the versions only for itself.
    if (isDatabase(settings.store)) await compileReleases(settings)
    return opened
  }
  await opened?.store.close()
  await compileOrKeep(settings, opened !== undefined)
  return undefined
}

export async function preparePortal(): Promise<void> {
  if (!(await isBuilt())) await buildPortal()
}
