import { writeFault } from '@/lib/files/failures'
import { StoreError } from './store'

const remedy = 'Make room for it, or set STORE_URL to a file on another disk.'

/** An error of SQLite or of the file system as one that says which store could not be written; others as they are. */
export function storeErrorOf(error: unknown, target: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = writeFault(error) ?? (code === 'ERR_SQLITE_ERROR' ? String(error) : undefined)
  if (reason === undefined) return error
  return new StoreError(`The store at ${target} cannot be written (${reason}). ${remedy}`)
}
