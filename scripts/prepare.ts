/** Compiles the store and builds the portal if they are missing or stale. */
import { existsSync } from 'node:fs'
import type { Settings } from '@/lib/env'
import { FactsError } from '@/lib/facts/compile/compile'
import { ReleaseError } from '@/lib/facts/releases/releases'
import { StoreError } from '@/lib/facts/store/store'
import { buildPortal, isBuilt } from './build-portal'
import { compileStore, isCompiled } from './compile-store'

export async function prepareStore(settings: Settings): Promise<void> {
  if (settings.API_BASE_URL || (await isCompiled(settings))) return
  try {
    await compileStore(settings)
  } catch (error) {
    const isTold = [FactsError, StoreError, ReleaseError].some((kind) => error instanceof kind)
    if (!isTold || !existsSync(settings.storePath)) throw error
    console.error((error as Error).message)
    console.error('\nThe facts could not be stored. The store of the last good facts stays in use.')
  }
}

export async function preparePortal(): Promise<void> {
  if (!(await isBuilt())) await buildPortal()
}
