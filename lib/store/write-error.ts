import { writeFault } from '@/lib/files/failures'
import { StoreError } from './errors'

const remedy = 'Free disk space, or set STORE_URL to a file on another disk.'

/**
 * Turns an error of SQLite or the file system into one that states which store could not be written. Other errors are
 * returned unchanged.
 */
export function writeError(error: unknown, target: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = writeFault(error) ?? (code === 'ERR_SQLITE_ERROR' ? String(error) : undefined)
  if (reason === undefined) return error
  return new StoreError(`The store at ${target} cannot be written (${reason}). ${remedy}`)
}
