/** Compiles the store and builds the portal if they are missing or stale. */
import { existsSync } from 'node:fs'
import type { Settings } from '@/lib/env'
import { FactsError } from '@/lib/facts/compile/compile'
import { ReleaseError } from '@/lib/facts/releases/releases'
import { isDatabase } from '@/lib/facts/store/location'
import { type OpenedStore, StoreError } from '@/lib/facts/store/store'
import { buildPortal, isBuilt } from './build-portal'
import { compileReleases, compileStore, isCompiled, storedSnapshot } from './compile-store'

const hasStore = async (settings: Settings): Promise<boolean> =>
  isDatabase(settings.store)
    ? (await storedSnapshot(settings)) !== undefined
    : existsSync(settings.storePath)

async function compileOrKeep(settings: Settings): Promise<void> {
  try {
    await compileStore(settings)
  } catch (error) {
    const isTold = [FactsError, StoreError, ReleaseError].some((kind) => error instanceof kind)
    if (!isTold || !(await hasStore(settings))) throw error
    console.error((error as Error).message)
    console.error('\nThe facts could not be stored. The store of the last good facts stays in use.')
  }
}

/**
 * Compiles the store if it is missing, damaged or stale. Otherwise returns it if it had to be opened to find that out,
 * so that a server in this process need not copy and check it again. The caller closes it.
 */
export async function prepareStore(settings: Settings): Promise<OpenedStore | undefined> {
  if (settings.API_BASE_URL) return undefined
  const stored = await storedSnapshot(settings)
  if (stored && (await isCompiled(stored))) {
    // The database may have been filled by another machine, which stored the versions only for itself.
    if (isDatabase(settings.store)) await compileReleases(settings)
    return stored.opened
  }
  await stored?.opened?.close()
  await compileOrKeep(settings)
  return undefined
}

export async function preparePortal(): Promise<void> {
  if (!(await isBuilt())) await buildPortal()
}
