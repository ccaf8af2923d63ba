/** Errors of the file system. */

/**
 * A handler for `catch` that returns `value` if the file or folder does not exist, and throws every other error again.
 * @example const names = await readdir(folder).catch(ifMissing([]))
 */
export const ifMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }

/** The message of an error without the system call and the path: `EISDIR: illegal operation on a directory`. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.split(', ', 1).join() : String(error)
