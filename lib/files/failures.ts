/** Handles errors of the file system. */

/**
 * Returns a handler for `catch` that resolves to `value` if the file or folder does not exist, and rethrows any other
 * error.
 * @example const names = await readdir(folder).catch(ifMissing([]))
 */
export const ifMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }

const systemFaults: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The quota of this user is used up',
  EFBIG: 'The file is larger than this user may write',
  EROFS: 'The file system is read-only',
  EACCES: 'This user may not write there',
  EPERM: 'This user may not write there',
}

/** Node.js gives this code for a folder that a read-only file system refuses. */
const isRefusedFolder = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  code === 'ENOENT' && syscall === 'mkdir'

/** https://www.sqlite.org/rescode.html#full */
const sqliteFull = 13

function findFault(error: NodeJS.ErrnoException & { errcode?: number }): string | undefined {
  if (error.errcode === sqliteFull) return systemFaults.ENOSPC
  if (isRefusedFolder(error)) return 'Folders cannot be created there'
  const { code = '' } = error
  return Object.hasOwn(systemFaults, code) ? systemFaults[code] : undefined
}

/**
 * Explains why a file could not be written, with its path; undefined for errors of other kinds. The error of a full disk
 * has no path, so the message contains `place`.
 */
export function writeFault(error: unknown, place?: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { path = place } = error as NodeJS.ErrnoException
  const fault = findFault(error)
  return fault && (path === undefined ? fault : `${fault}: ${path}`)
}

/** Returns the message of an error without the system call and the path: `EISDIR: illegal operation on a directory`. */
export const getReason = (error: unknown): string =>
  error instanceof Error ? error.message.split(', ', 1).join() : String(error)
